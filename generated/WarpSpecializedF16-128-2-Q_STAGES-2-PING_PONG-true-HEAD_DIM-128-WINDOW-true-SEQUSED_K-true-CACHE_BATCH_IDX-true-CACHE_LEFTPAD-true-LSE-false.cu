typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map o_map /* f16, written */,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 window_left,
    const u32 window_right,
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 cache_batch_idx /* u32 */,
    const u64 cache_batch_idx_stride0,
    const u64 cache_batch_idx_stride1,
    const u64 cache_batch_idx_stride2,
    const u64 cache_batch_idx_stride3,
    const u64 cache_leftpad /* u32 */,
    const u64 cache_leftpad_stride0,
    const u64 cache_leftpad_stride1,
    const u64 cache_leftpad_stride2,
    const u64 cache_leftpad_stride3,
    const u32 heads_per_section,
    const u64 claims /* u32, counters */,
    const u64 claims_stride0,
    const u64 claims_stride1,
    const u64 claims_stride2,
    const u64 claims_stride3,
    const u32 k_outer_steps,
    const u32 k_row_steps,
    const u32 v_outer_steps,
    const u32 v_row_steps,
    const u32 boxes,
    const u32 box_keys)
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
                u32 t44;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
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
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t57;
                asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t57) : "r"(from) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t58;
                asm("mov.b32 %0, %1;" : "=r"(t58) : "f"(t57));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t59;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t59) : "r"(t58));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t60;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t60) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t61 = t60 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t61) {
                    const u32 t62 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t62) : "memory");
                }
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t63 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t41 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t64 + t63;
                const u32 t66 = end > t53 ? end : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t67 = t66 - t53;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_2 = t67 < t56 ? t67 : t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t41 + t56;
                const u32 t70 = end_3 > t53 ? end_3 : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position = t70 - t53;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t72 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t73 = t72 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = t56 > 1u ? t56 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t75 = t74 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin = t73 < t75 ? t73 : t75;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t77 = t41 + 127u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t78 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t79 = t77 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t79 + t78;
                const u32 t81 = end_4 > t53 ? end_4 : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t82 = t81 - t53;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_5 = t82 < t56 ? t82 : t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t77 + t56;
                const u32 t85 = end_6 > t53 ? end_6 : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_2 = t85 - t53;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t87 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t88 = t87 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t89 = t56 > 1u ? t56 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t90 = t89 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_2 = t88 < t90 ? t88 : t90;
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 begin_3 = begin >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t93 = end_5 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t94 = t93 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t95 = begin_3 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_7 = t94 > t95 ? t94 : t95;
                const u32 count = end_7 - begin_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t98 = end_2 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t99 = t98 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t99 < end_7 ? t99 : end_7;
                const u32 t101 = end_7 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t102 = t101 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t102 < count ? t102 : count;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t104 = begin_2 + 127u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t105 = t104 >> 7u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t106 = t105 > begin_3 ? t105 : begin_3;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t107 = t106 < end_7 ? t106 : end_7;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_left = end_7 - t107;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t110 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t110 & 3u;
                const u32 t112 = slot + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t10 + t113;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t110 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t114), "r"(t117) : "memory");
                const u32 t118 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t121 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t122 = smem_1 + t121;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t120) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(q), "r"(t120), "r"(0u), "r"(index), "r"(t41), "r"(t44) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t125 = t122 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t125), "l"(q), "r"(t120), "r"(64u), "r"(index), "r"(t41), "r"(t44) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t126 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t127 = t126 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t127 & 3u;
                const u32 t129 = slot_2 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t127 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t133 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t131), "r"(t134) : "memory");
                const u32 t135 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t10 + t136;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t41 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t139 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t140 = smem_1 + t139;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t141;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t141) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t142 = t141 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t142) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(q), "r"(t137), "r"(0u), "r"(index), "r"(t138), "r"(t44) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t143 = t140 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t143), "l"(q), "r"(t137), "r"(64u), "r"(index), "r"(t138), "r"(t44) : "memory");
                }
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t144 = end_7 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t145 = t144 << 7u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t146 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t145 + t146;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t148 = t50 + t56;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t149 = t59 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t150 = t148 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t149 + t150;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t152 = t59 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t153 = t148 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t152 + t153;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t155 = t56 - key;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t157 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t10 + t157;
                const u32 t159 = slot_3 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t10 + t160;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t162 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t163 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t161), "r"(t164) : "memory");
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = slot_3 << 15u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = t8 + t165;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t167;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t167) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t168 = t167 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t168) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t158) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t169;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t169) : "r"(t155), "r"(i));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t170;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t170) : "r"(ends), "r"(i));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t171 = i * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t172 = t171 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t173 = t166 + t172;
                    u32 t174;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t175 = t174 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t175) {
                        const u32 t176 = 1073741824u - t169;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t173), "l"(k), "r"(t158), "r"(0u), "r"(t109), "r"(t176), "r"(t170), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t177 = t173 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t177), "l"(k), "r"(t158), "r"(64u), "r"(t109), "r"(t176), "r"(t170), "r"(1073741824u) : "memory");
                    }
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t179 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t179 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t10 + t180;
                const u32 t182 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t182 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t10 + t183;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t185 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t186 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t184), "r"(t187) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = slot_4 << 15u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t9 + t188;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t190;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t190) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t191 = t190 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t191) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t181) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t192;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t192) : "r"(t155), "r"(i_2));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t193;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t193) : "r"(ends_2), "r"(i_2));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t194 = i_2 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t195 = t194 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t196 = t189 + t195;
                    u32 t197;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t198 = t197 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t198) {
                        const u32 t199 = 1073741824u - t192;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t196), "l"(v), "r"(t181), "r"(0u), "r"(t109), "r"(t199), "r"(t193), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t200 = t196 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t200), "l"(v), "r"(t181), "r"(64u), "r"(t109), "r"(t199), "r"(t193), "r"(1073741824u) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < count; i_3 += 1u) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t201 = end_7 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t202 = t201 - i_3;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t203 = t202 << 7u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t204 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_2 = t203 + t204;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t206 = t50 + t56;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t207 = t59 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t208 = t206 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_3 = t207 + t208;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t210 = t59 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t211 = t206 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_4 = t210 + t211;
#line 196 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t213 = i_3 + 1u;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t214 = t56 - key_2;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t215 & 1u;
                    const u32 t217 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t10 + t217;
                    const u32 t219 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t219 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t10 + t220;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t215 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t222 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t223 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t221), "r"(t224) : "memory");
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = slot_5 << 15u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t8 + t225;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t227;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t227) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t228 = t227 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t228) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t218) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t229;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t229) : "r"(t214), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t230;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t230) : "r"(ends_3), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t231 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t232 = t231 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t233 = t226 + t232;
                        u32 t234;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t234) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t235 = t234 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t235) {
                            const u32 t236 = 1073741824u - t229;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t233), "l"(k), "r"(t218), "r"(0u), "r"(t109), "r"(t236), "r"(t230), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t237 = t233 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t237), "l"(k), "r"(t218), "r"(64u), "r"(t109), "r"(t236), "r"(t230), "r"(1073741824u) : "memory");
                        }
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t238 & 1u;
                    const u32 t240 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t240 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t10 + t241;
                    const u32 t243 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t243 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t10 + t244;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t238 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = t246 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t247 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t245), "r"(t248) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = slot_6 << 15u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t250 = t9 + t249;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t251;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t251) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t252 = t251 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t252) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t242) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t253;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t253) : "r"(t214), "r"(i_5));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t254;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t254) : "r"(ends_4), "r"(i_5));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t255 = i_5 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t256 = t255 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t257 = t250 + t256;
                        u32 t258;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t258) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t259 = t258 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t259) {
                            const u32 t260 = 1073741824u - t253;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t257), "l"(v), "r"(t242), "r"(0u), "r"(t109), "r"(t260), "r"(t254), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t261 = t257 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t261), "l"(v), "r"(t242), "r"(64u), "r"(t109), "r"(t260), "r"(t254), "r"(1073741824u) : "memory");
                        }
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t262 = passed + count;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t262;
                const u32 t263 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t263;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t264 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t264) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t265 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t266;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t266) : "r"(t265) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t267;
                asm("mov.b32 %0, %1;" : "=r"(t267) : "f"(t266));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t268;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t268) : "r"(t267));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t268;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t270 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t270) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count_2 = 0u;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < batch; i_6 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_6 + lane;
                const u32 t272 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t273 = batch_2 < t272 ? batch_2 : t272;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q : added_k;
                const u64 t276 = (u64)t273;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t277 = t276 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t278 = t277 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t279 = seqused_k + t278;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                u32 t280;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t280) : "l"(t279) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = (int)t280 > (int)0u ? t280 : 0u;
                const u32 used_2 = used < seq_k ? used : seq_k;
                const u32 t283 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                const u32 t284 = t283 < seq_k ? t283 : seq_k;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t285 = (u64)t273;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t286 = t285 * cache_batch_idx_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t287 = t286 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t288 = cache_batch_idx + t287;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                u32 t289;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t289) : "l"(t288) : "memory");
                const u64 t290 = (u64)t273;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t291 = t290 * cache_leftpad_stride0;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t292 = t291 * 4ull;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t293 = cache_leftpad + t292;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                u32 t294;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t294) : "l"(t293) : "memory");
#line 167 "fa-kernels/src/attention/options/cache.rs"
                const u32 padding = t294 < t284 ? t294 : t284;
                const u32 t296 = t284 - padding;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t297 = seq_q + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t297 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t299 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t300 = t299 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t301 = count_2 + t300;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count_2 = t301;
            }
            f32 t302;
            asm("mov.b32 %0, %1;" : "=f"(t302) : "r"(count_2));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t303;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t303) : "f"(t302));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t304;
            asm("mov.b32 %0, %1;" : "=r"(t304) : "f"(t303));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t305 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t306 = t305 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t307 = t306 ? t304 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t308 = count_2 + t307;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t309 = count_2 + t304;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t310;
            asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(t309));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t311;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t311) : "f"(t310));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t312;
            asm("mov.b32 %0, %1;" : "=r"(t312) : "f"(t311));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t313 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t314 = t313 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t315 = t314 ? t312 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t316 = t308 + t315;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t317 = t309 + t312;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t318;
            asm("mov.b32 %0, %1;" : "=f"(t318) : "r"(t317));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t319;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t319) : "f"(t318));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t320;
            asm("mov.b32 %0, %1;" : "=r"(t320) : "f"(t319));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t321 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t322 = t321 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t323 = t322 ? t320 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t324 = t316 + t323;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t325 = t317 + t320;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t326;
            asm("mov.b32 %0, %1;" : "=f"(t326) : "r"(t325));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t327;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t327) : "f"(t326));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t328;
            asm("mov.b32 %0, %1;" : "=r"(t328) : "f"(t327));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t329 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t330 = t329 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t331 = t330 ? t328 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t332 = t324 + t331;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t333 = t325 + t328;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t334;
            asm("mov.b32 %0, %1;" : "=f"(t334) : "r"(t333));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t335;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t335) : "f"(t334));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t336;
            asm("mov.b32 %0, %1;" : "=r"(t336) : "f"(t335));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t337 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t338 = t337 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t339 = t338 ? t336 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t340 = t332 + t339;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t341 = t333 + t336;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t342;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t342) : "r"(t341));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t342 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t344 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t344;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t345 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t345;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t346 = most != 0u;
                if (!t346) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t347 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t348 = t347 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t348;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t350 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t350 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < batch; i_7 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_7 + lane;
                    const u32 t353 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t354 = batch_3 < t353 ? batch_3 : t353;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q : added_k;
                    const u64 t357 = (u64)t354;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t358 = t357 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t359 = t358 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t360 = seqused_k + t359;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    u32 t361;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t361) : "l"(t360) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_3 = (int)t361 > (int)0u ? t361 : 0u;
                    const u32 used_4 = used_3 < seq_k ? used_3 : seq_k;
                    const u32 t364 = used_4 + added_2;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                    const u32 t365 = t364 < seq_k ? t364 : seq_k;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t366 = (u64)t354;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t367 = t366 * cache_batch_idx_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t368 = t367 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t369 = cache_batch_idx + t368;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    u32 t370;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t370) : "l"(t369) : "memory");
                    const u64 t371 = (u64)t354;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t372 = t371 * cache_leftpad_stride0;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t373 = t372 * 4ull;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t374 = cache_leftpad + t373;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    u32 t375;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t375) : "l"(t374) : "memory");
#line 167 "fa-kernels/src/attention/options/cache.rs"
                    const u32 padding_2 = t375 < t365 ? t375 : t365;
                    const u32 words_3 = t365 - padding_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_2 = words_3 < seq_k ? words_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t379 = seq_q + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t379 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t381 = least_2 + seq_q;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t382 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t383 = t381 > t382 ? t381 : t382;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t384 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t385 = t383 - t384;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first = t385 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t387 = seq_k_2 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t387 ? tiles : first;
                    const bool t389 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t390 = t389 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_2 = t390 < tiles ? t390 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t392 = seq_q + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t392 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t394 = most + seq_q;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t395 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t396 = t394 > t395 ? t394 : t395;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t397 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t398 = t396 - t397;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t398 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t400 = seq_k_2 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t400 ? tiles_2 : first_3;
                    const bool t402 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t403 = t402 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t403 < tiles_2 ? t403 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t405 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t406 = end_8 - first_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t405 ? t406 : 0u;
                    const u32 t408 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t409;
                    asm("mov.b32 %0, %1;" : "=f"(t409) : "r"(t408));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t410;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t410) : "f"(t409));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t411;
                    asm("mov.b32 %0, %1;" : "=r"(t411) : "f"(t410));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t412 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t413 = t412 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t414 = t413 ? t411 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t415 = t408 + t414;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t416 = t408 + t411;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t417;
                    asm("mov.b32 %0, %1;" : "=f"(t417) : "r"(t416));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t418;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t418) : "f"(t417));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t419;
                    asm("mov.b32 %0, %1;" : "=r"(t419) : "f"(t418));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t420 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t421 = t420 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t422 = t421 ? t419 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t423 = t415 + t422;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t424 = t416 + t419;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t425;
                    asm("mov.b32 %0, %1;" : "=f"(t425) : "r"(t424));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t426;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t426) : "f"(t425));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t427;
                    asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t426));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t428 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t429 = t428 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t430 = t429 ? t427 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t431 = t423 + t430;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t432 = t424 + t427;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t433;
                    asm("mov.b32 %0, %1;" : "=f"(t433) : "r"(t432));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t434;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t434) : "f"(t433));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t435;
                    asm("mov.b32 %0, %1;" : "=r"(t435) : "f"(t434));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t436 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t437 = t436 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t438 = t437 ? t435 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t439 = t431 + t438;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t440 = t432 + t435;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t441;
                    asm("mov.b32 %0, %1;" : "=f"(t441) : "r"(t440));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t442;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t442) : "f"(t441));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t443;
                    asm("mov.b32 %0, %1;" : "=r"(t443) : "f"(t442));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t444 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t445 = t444 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t446 = t445 ? t443 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t447 = t439 + t446;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t448 = t440 + t443;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t449;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t449) : "r"(t448));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t449;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t451 = index_2 < end_9;
                        if (!t451) break;
                        const u32 t452 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t453 = t447 - t408;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t452 - t453;
                        const bool t455 = nth < t408;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t455) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t457 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t458 = t457 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t459 = first_2 + t458;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t459 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t463;
                            asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t463) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t464;
                            asm("mov.b32 %0, %1;" : "=f"(t464) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t464) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t465;
                            asm("mov.b32 %0, %1;" : "=f"(t465) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t465) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(0.0f) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t466;
                            asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(padding_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t466) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t467;
                            asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(seq_q));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t467) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t468;
                            asm("mov.b32 %0, %1;" : "=f"(t468) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t468) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t469;
                            asm("mov.b32 %0, %1;" : "=f"(t469) : "r"(t370));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(to), "f"(t469) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t470;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t470) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t471 = t470 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t471) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t472 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t472;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t473 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t474 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t475 = t474 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t473), "r"(t475) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t476 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t476) {
                            const u32 t477 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t478;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t478) : "l"(claims), "r"(t477) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t478;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t479 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t480;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t480) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t481 = t479 + t480;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t481;
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
            u32 t484;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t484) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t485 = t484 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t485) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t486 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t486), "f"(__uint_as_float(0xffffffffu)) : "memory");
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
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t490 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t491 = t7 + t490;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t492 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t493 = t492 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t494 = index_3 << 6u;
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
        u32 count_3 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t495 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t495) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t496 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t497;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t497) : "r"(t496) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t498;
        asm("mov.b32 %0, %1;" : "=r"(t498) : "f"(t497));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t499;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t499) : "r"(t498));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t499;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t500 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t500) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t501 = index_4 != 4294967295u;
            if (!t501) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t503;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t503) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t504;
            asm("mov.b32 %0, %1;" : "=r"(t504) : "f"(t503));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t505;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t505) : "r"(t504));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t506;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t506) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t507;
            asm("mov.b32 %0, %1;" : "=r"(t507) : "f"(t506));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t508;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t508) : "r"(t507));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t509;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t509) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t510;
            asm("mov.b32 %0, %1;" : "=r"(t510) : "f"(t509));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t511;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t511) : "r"(t510));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t512;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t512) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t513;
            asm("mov.b32 %0, %1;" : "=r"(t513) : "f"(t512));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t514;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t514) : "r"(t513));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t515;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t515) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t516;
            asm("mov.b32 %0, %1;" : "=r"(t516) : "f"(t515));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t517;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t517) : "r"(t516));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t518;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t518) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t519;
            asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t520;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t520) : "r"(t519));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t521;
            asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t521) : "r"(from_2) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t522;
            asm("mov.b32 %0, %1;" : "=r"(t522) : "f"(t521));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t523;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t523) : "r"(t522));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t524;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t524) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t525 = t524 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t525) {
                const u32 t526 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t526) : "memory");
            }
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t527 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t528 = t505 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t528 + t527;
            const u32 t530 = end_10 > t517 ? end_10 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t531 = t530 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_11 = t531 < t520 ? t531 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t505 + t520;
            const u32 t534 = end_12 > t517 ? end_12 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t534 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t536 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t537 = t536 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t538 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t539 = t538 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t537 < t539 ? t537 : t539;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t541 = t505 + 127u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t542 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t543 = t541 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t543 + t542;
            const u32 t545 = end_13 > t517 ? end_13 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t546 = t545 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t546 < t520 ? t546 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t541 + t520;
            const u32 t549 = end_15 > t517 ? end_15 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t549 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t551 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t552 = t551 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t553 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t554 = t553 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t552 < t554 ? t552 : t554;
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_6 = begin_4 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t557 = end_14 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t558 = t557 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t559 = begin_6 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_16 = t558 > t559 ? t558 : t559;
            const u32 count_4 = end_16 - begin_6;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t562 = end_11 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t563 = t562 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t563 < end_16 ? t563 : end_16;
            const u32 t565 = end_16 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t566 = t565 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t566 < count_4 ? t566 : count_4;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t568 = begin_5 + 127u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t569 = t568 >> 7u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t570 = t569 > begin_6 ? t569 : begin_6;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t571 = t570 < end_16 ? t570 : end_16;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_2 = end_16 - t571;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t505 + t494;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t574 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t575 = first_query + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t575 + t574;
            const u32 t577 = end_17 > t517 ? end_17 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t578 = t577 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_18 = t578 < t520 ? t578 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = first_query + t520;
            const u32 t581 = end_19 > t517 ? end_19 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t581 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t583 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t584 = t583 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t585 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t586 = t585 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t584 < t586 ? t584 : t586;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t588 = first_query + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t589 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t590 = t588 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t590 + t589;
            const u32 t592 = end_20 > t517 ? end_20 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t593 = t592 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_21 = t593 < t520 ? t593 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_22 = t588 + t520;
            const u32 t596 = end_22 > t517 ? end_22 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t596 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t598 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t599 = t598 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t600 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t601 = t600 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t599 < t601 ? t599 : t601;
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_9 = begin_7 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t604 = end_21 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t605 = t604 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t606 = begin_9 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_23 = t605 > t606 ? t605 : t606;
            const u32 count_5 = end_23 - begin_9;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t609 = end_18 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t610 = t609 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t610 < end_23 ? t610 : end_23;
            const u32 t612 = end_23 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t613 = t612 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t613 < count_5 ? t613 : count_5;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t615 = begin_8 + 127u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t616 = t615 >> 7u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t617 = t616 > begin_9 ? t616 : begin_9;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t618 = t617 < end_23 ? t617 : end_23;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_3 = end_23 - t618;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t620 = end_16 - end_23;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t621 = passed_2 + t620;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t622 = count_3 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t623 = t622 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t624 = t505 + t494;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t625 = t624 < t517;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t625) {
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
                for (u32 i_8 = passed_2; i_8 < t621; i_8 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t626 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t626) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t627 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t628 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t627 ? 0u : t628;
                    const u32 t630 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t630) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t631 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t632 = t631 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t633 = t10 + t632;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t634 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t635 = t634 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t633), "r"(t635) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t636 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t637 = t636 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t638 = t637 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t639 = t10 + t638;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t640 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t640) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t639) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t641 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t642 = t641 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t643 = t642 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t644 = t10 + t643;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t645 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t646 = t645 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t644), "r"(t646) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t647 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t648 = t647 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t649 = t648 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t650 = t10 + t649;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t651 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t651) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t650) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t652 = t623 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t653 = t652 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t654 = t653 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t655 = t10 + t654;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t656 = t623 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t657 = t656 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t655), "r"(t657) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t658 = t621 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t659 = t658 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t660 = t10 + t659;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t661 = t621 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t662 = t661 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t660), "r"(t662) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t663 = t623 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t664 = t663 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t665 = smem_1 + t664;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t666 = t621 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t667 = t666 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t668 = t8 + t667;
                const u32 t669 = t665 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t670 = t668 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t671 = t669 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t672 = (u64)t671;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t673 = t672 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t674 = t670 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t675 = (u64)t674;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t676 = t675 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t677 = t669 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t678 = (u64)t677;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t679 = t678 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t680 = t670 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t681 = (u64)t680;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t682 = t681 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t683 = t669 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t684 = (u64)t683;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t685 = t684 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t686 = t670 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t687 = (u64)t686;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t688 = t687 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t689 = t669 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t690 = (u64)t689;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t691 = t690 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t692 = t670 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t693 = (u64)t692;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t694 = t693 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = t669 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t696 = (u64)t695;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t697 = t696 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t670 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t699 = (u64)t698;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t700 = t699 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = t669 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t702 = (u64)t701;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t703 = t702 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t670 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t705 = (u64)t704;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t706 = t705 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t669 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t708 = (u64)t707;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t709 = t708 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t670 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t711 = (u64)t710;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t712 = t711 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t669 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t714 = (u64)t713;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t715 = t714 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t670 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t717 = (u64)t716;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t718 = t717 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685), "l"(t688), "l"(t691), "l"(t694), "l"(t697), "l"(t700), "l"(t703), "l"(t706), "l"(t709), "l"(t712), "l"(t715), "l"(t718) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t719 = t621 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t720 = t719 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t721 = t720 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t722 = t10 + t721;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t723 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t723) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t722) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t724 = end_23 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t724 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t726 = t505 + t494;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t726 + t493;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t728 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t729 = t728 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t729;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t731 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t732 = first_query_2 + t731;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t733 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t734 = t732 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t734 + t733;
                const u32 t736 = end_24 > t517 ? end_24 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t737 = t736 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_25 = t737 < t520 ? t737 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_26 = t732 + t520;
                const u32 t740 = end_26 > t517 ? end_26 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_7 = t740 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t742 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t743 = t742 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t744 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t745 = t744 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_10 = t743 < t745 ? t743 : t745;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t747 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t747 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t749 = begin_10 > column ? begin_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t750 = t749 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t751 = 0u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t752 = t750 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible = t751 & t752;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t754 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t754;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t755 = 1u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t756 = t750 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = t755 & t756;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t758 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t758;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t759 = 8u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t760 = t750 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = t759 & t760;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t762 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t762;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t763 = 9u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t764 = t750 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = t763 & t764;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t766 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t766;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t767 = 16u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t768 = t750 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = t767 & t768;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t770 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t770;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t771 = 17u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t772 = t750 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = t771 & t772;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t774 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t774;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t775 = 24u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t776 = t750 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = t775 & t776;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t778 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t778;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t779 = 25u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t780 = t750 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = t779 & t780;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t782 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t782;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t783 = 32u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t784 = t750 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = t783 & t784;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t786 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t786;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t787 = 33u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t788 = t750 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = t787 & t788;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t790 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t790;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t791 = 40u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t792 = t750 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = t791 & t792;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t794;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t795 = 41u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t796 = t750 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = t795 & t796;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t798;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t799 = 48u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t800 = t750 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = t799 & t800;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t802;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t803 = 49u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t804 = t750 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = t803 & t804;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t806;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t807 = 56u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t808 = t750 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = t807 & t808;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t810;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t811 = 57u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t812 = t750 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = t811 & t812;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t814;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t815 = 64u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t816 = t750 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t815 & t816;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t818 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t818;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t819 = 65u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t820 = t750 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t819 & t820;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t822 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t822;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t823 = 72u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t824 = t750 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t823 & t824;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t826 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t826;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t827 = 73u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t828 = t750 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t827 & t828;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t830 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t830;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t831 = 80u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t832 = t750 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t831 & t832;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t834 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t834;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t835 = 81u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t836 = t750 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t835 & t836;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t838;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t839 = 88u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t840 = t750 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t839 & t840;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t842;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t843 = 89u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t844 = t750 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t843 & t844;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t846;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t847 = 96u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t848 = t750 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t847 & t848;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t850;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t851 = 97u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t852 = t750 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t851 & t852;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t854;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t855 = 104u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t856 = t750 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t855 & t856;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t858;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t859 = 105u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t860 = t750 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t859 & t860;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t862 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t862;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t863 = 112u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t864 = t750 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t863 & t864;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t866 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t866;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t867 = 113u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t868 = t750 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t867 & t868;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t870 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t870;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t871 = 120u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t872 = t750 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t871 & t872;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t874;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t875 = 121u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t876 = t750 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t875 & t876;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t878;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t879 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t880 = first_query_2 + t879;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t881 = t880 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t882 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t883 = t881 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_28 = t883 + t882;
                const u32 t885 = end_28 > t517 ? end_28 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t886 = t885 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_29 = t886 < t520 ? t886 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t881 + t520;
                const u32 t889 = end_30 > t517 ? end_30 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_8 = t889 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t891 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t892 = t891 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t893 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t894 = t893 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_11 = t892 < t894 ? t892 : t894;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t896 = end_29 > column ? end_29 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t896 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t898 = begin_11 > column ? begin_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t899 = t898 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t900 = 0u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t901 = t899 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t900 & t901;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t903 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t903;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t904 = 1u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t905 = t899 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t904 & t905;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t907 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t907;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t908 = 8u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t909 = t899 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t908 & t909;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t911 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t911;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t912 = 9u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t913 = t899 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t912 & t913;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t915 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t915;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t916 = 16u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t917 = t899 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t916 & t917;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t919 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t919;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t920 = 17u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t921 = t899 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t920 & t921;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t923 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t923;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t924 = 24u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t925 = t899 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t924 & t925;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t927 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t927;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t928 = 25u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t929 = t899 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t928 & t929;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t931 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t931;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t932 = 32u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t933 = t899 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t932 & t933;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t935 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t935;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t936 = 33u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t937 = t899 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t936 & t937;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t939 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t939;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t940 = 40u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t941 = t899 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t940 & t941;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t943 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t943;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t944 = 41u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t945 = t899 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t944 & t945;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t947 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t947;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t948 = 48u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t949 = t899 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t948 & t949;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t951 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t951;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t952 = 49u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t953 = t899 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t952 & t953;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t955 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t955;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t956 = 56u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t957 = t899 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t956 & t957;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t959 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t959;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t960 = 57u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t961 = t899 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t960 & t961;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t963 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t963;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t964 = 64u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t965 = t899 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t964 & t965;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t967 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t967;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t968 = 65u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t969 = t899 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t968 & t969;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t971 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t971;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t972 = 72u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t973 = t899 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t972 & t973;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t975 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t975;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t976 = 73u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t977 = t899 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t976 & t977;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t979 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t979;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t980 = 80u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t981 = t899 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t980 & t981;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t983 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t983;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t984 = 81u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t985 = t899 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t984 & t985;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t987 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t987;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t988 = 88u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t989 = t899 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t988 & t989;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t991 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t991;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t992 = 89u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t993 = t899 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t992 & t993;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t995 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t995;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t996 = 96u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t997 = t899 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t996 & t997;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t999;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1000 = 97u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1001 = t899 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1000 & t1001;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1003;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1004 = 104u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1005 = t899 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1004 & t1005;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1007;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1008 = 105u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1009 = t899 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1008 & t1009;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1011;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1012 = 112u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1013 = t899 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1012 & t1013;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1015 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1015;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1016 = 113u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1017 = t899 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1016 & t1017;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1019 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1019;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1020 = 120u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1021 = t899 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1020 & t1021;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1023 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1023;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1024 = 121u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1025 = t899 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1024 & t1025;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1027 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1027;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1030;
                asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1031;
                asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1033;
                asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1034;
                asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1035;
                asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1036;
                asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1037;
                asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1038;
                asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1039;
                asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1040;
                asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1041;
                asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1042;
                asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1043;
                asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1045;
                asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1046;
                asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1047;
                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1050;
                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1051;
                asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1054;
                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1057;
                asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1053), "f"(s_62));
                f32 t1058;
                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1054), "f"(t1055));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1059;
                asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1056), "f"(t1057));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1058), "f"(t1059));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1061;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(t1060));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1060), "f"(t1061));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1063;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1063) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1063));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t1066 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t1066;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1068 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(old), "f"(scale_log2), "f"(t1068));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1069));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1071 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1072 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1074;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1074;
                const f32 t1075 = t1071 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1076 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1078;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1079 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1081;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1082 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1084;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1085 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1087;
                const f32 t1088 = t1075 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1089 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1091;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1091;
                const f32 t1092 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1093 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1095;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1095;
                const f32 t1096 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1097 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1099;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1099;
                const f32 t1100 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1101 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1103;
                const f32 t1104 = t1088 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1105 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1107;
                const f32 t1108 = t1092 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1109 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1111;
                const f32 t1112 = t1096 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1113 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1115;
                const f32 t1116 = t1100 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1117 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1119;
                const f32 t1120 = t1104 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1121 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1123;
                const f32 t1124 = t1108 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1125 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1127;
                const f32 t1128 = t1112 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1129 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1131;
                const f32 t1132 = t1116 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1133 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1135;
                const f32 t1136 = t1120 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1137 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1139;
                const f32 t1140 = t1124 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1141 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1143;
                const f32 t1144 = t1128 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1145 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1147;
                const f32 t1148 = t1132 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1149 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1151;
                const f32 t1152 = t1136 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1153 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1155;
                const f32 t1156 = t1140 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1157 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1159;
                const f32 t1160 = t1144 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1161 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1163;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1163;
                const f32 t1164 = t1148 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1165 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1165));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1167;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1167;
                const f32 t1168 = t1152 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1169 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1171;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1171;
                const f32 t1172 = t1156 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1173 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1175;
                const f32 t1176 = t1160 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1177 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1177));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1179;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1179;
                const f32 t1180 = t1164 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1181 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1183;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1183;
                const f32 t1184 = t1168 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1185 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1185));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1187;
                const f32 t1188 = t1172 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1189 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1189));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1191;
                const f32 t1192 = t1176 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1193 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1193));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1195;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1195;
                const f32 t1196 = t1180 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1197 = t1184 + t1188;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1198 = t1192 + t1196;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1199 = t1197 + t1198;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1199;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1202;
                asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1201), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1203;
                asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1204;
                asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1206;
                asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1202), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1203), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1208;
                asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1204), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1209;
                asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1205), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1210;
                asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1206), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1211;
                asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1207), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1212;
                asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(t1208), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(t1209), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1214;
                asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(t1210), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1215;
                asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1211), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1216;
                asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1212), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1217;
                asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1213), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1218;
                asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1214), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1215), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1220;
                asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1216), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1217), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(t1218), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(t1219), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1224;
                asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1220), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1221), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1226;
                asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1222), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1223), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1224), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1225), "f"(s_64));
                f32 t1230;
                asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1226), "f"(t1227));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1231;
                asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1228), "f"(t1229));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1232;
                asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1230), "f"(t1231));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1233;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1233) : "f"(t1232));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1232), "f"(t1233));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1235;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1235) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1235));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1238 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1238;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1240 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(old_2), "f"(scale_log2), "f"(t1240));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1241));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1243 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1244 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1244));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1246;
                const f32 t1247 = t1243 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1248 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1248));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1250;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1251 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1253;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1254 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1254));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1256;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1257 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1257));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1259;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1259;
                const f32 t1260 = t1247 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1261 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1261));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1263;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1263;
                const f32 t1264 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1265 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1265));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1267;
                const f32 t1268 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1269 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1271;
                const f32 t1272 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1273 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1273));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1275;
                const f32 t1276 = t1260 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1277 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1279;
                const f32 t1280 = t1264 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1281 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1283;
                const f32 t1284 = t1268 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1285 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1287;
                const f32 t1288 = t1272 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1289 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1291;
                const f32 t1292 = t1276 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1293 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1295;
                const f32 t1296 = t1280 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1297 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1299;
                const f32 t1300 = t1284 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1301 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1303;
                const f32 t1304 = t1288 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1305 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1307;
                const f32 t1308 = t1292 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1309 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1311;
                const f32 t1312 = t1296 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1313 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1315;
                const f32 t1316 = t1300 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1317 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1319;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1319;
                const f32 t1320 = t1304 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1323;
                const f32 t1324 = t1308 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1327;
                const f32 t1328 = t1312 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1331;
                const f32 t1332 = t1316 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1335;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1335;
                const f32 t1336 = t1320 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1337 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1339;
                const f32 t1340 = t1324 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1343;
                const f32 t1344 = t1328 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1347;
                const f32 t1348 = t1332 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1351;
                const f32 t1352 = t1336 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1355;
                const f32 t1356 = t1340 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1357 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1359;
                const f32 t1360 = t1344 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1361 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1363;
                const f32 t1364 = t1348 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1365 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1367;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1367;
                const f32 t1368 = t1352 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1369 = t1356 + t1360;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1370 = t1364 + t1368;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1371 = t1369 + t1370;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1371;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1372;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1373;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1374;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1375;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1376;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1377;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1378;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1379;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1380;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1381;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1382;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1383;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1384;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1385;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1386;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1387;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1388;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1389;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1390;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1391;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1392;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1393;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1394;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1395;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1396;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1397;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1398;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1399;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1400;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1401;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1402;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1403;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1384;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1385;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1386;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1387;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1388;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1389;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1393;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1394;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1395;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1396;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1397;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1398;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1399;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1400;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1401;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1402;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1403;
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
                const u32 masked_left_4 = masked_left_3 > masked_right_4 ? masked_left_3 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_9 = 1u; i_9 < masked_right_4; i_9 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1406 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1406) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1407 = t621 + i_9;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1407 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1409 = t1408 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1410 = t10 + t1409;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = t1407 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t1411 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1410), "r"(t1412) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1413 = t623 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1414 = t1413 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1415 = smem_1 + t1414;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1416 = t1407 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1417 = t1416 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1418 = t8 + t1417;
                    const u32 t1419 = t1415 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1420 = t1418 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1421 = t1419 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = (u64)t1421;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1423 = t1422 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1424 = t1420 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = (u64)t1424;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1426 = t1425 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1427 = t1419 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = (u64)t1427;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1429 = t1428 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1430 = t1420 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = (u64)t1430;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1432 = t1431 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1433 = t1419 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1434 = (u64)t1433;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1435 = t1434 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1436 = t1420 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1437 = (u64)t1436;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1438 = t1437 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t1419 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1440 = (u64)t1439;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1441 = t1440 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t1420 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1443 = (u64)t1442;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1444 = t1443 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1445 = t1419 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1446 = (u64)t1445;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1447 = t1446 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1448 = t1420 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = (u64)t1448;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1450 = t1449 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1451 = t1419 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = (u64)t1451;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1453 = t1452 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1454 = t1420 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = (u64)t1454;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1456 = t1455 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = t1419 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = (u64)t1457;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1459 = t1458 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = t1420 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1461 = (u64)t1460;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1462 = t1461 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1419 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1464 = (u64)t1463;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1465 = t1464 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t1420 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1467 = (u64)t1466;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1468 = t1467 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1469 = i_9 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1470 = t621 + t1469;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t1470 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1472 = t1471 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1473 = t1472 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1474 = t10 + t1473;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1475 = t1470 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1476 = t1475 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1474), "r"(t1476) : "memory");
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
                    const u32 t1477 = t1470 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1478 = t1477 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1479 = t9 + t1478;
                    const u32 t1480 = t1479 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1481 = t1480 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = (u64)t1481;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1483 = t1482 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1484 = t1480 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = (u64)t1484;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1486 = t1485 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1487 = t1480 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = (u64)t1487;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1489 = t1488 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1490 = t1480 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = (u64)t1490;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1492 = t1491 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1493 = t1480 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1494 = (u64)t1493;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1495 = t1494 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1496 = t1480 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1497 = (u64)t1496;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1498 = t1497 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1499 = t1480 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1500 = (u64)t1499;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1501 = t1500 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t1480 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1503 = (u64)t1502;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1504 = t1503 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1483), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1486), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1489), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1492), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1495), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1498), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1501), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1504) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1505 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1506 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t1505 ? 0u : t1506;
                    const u32 t1508 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1508) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1509 = t621 + i_9;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1510 = t1509 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1511 = t1510 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1512 = t1511 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1513 = t10 + t1512;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1514 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1514) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1513) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1515 = end_23 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1516 = t1515 - i_9;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1516 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1518 = t505 + t494;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t1518 + t493;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1520 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1521 = t1520 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1521;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1523 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1524 = first_query_3 + t1523;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1525 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1526 = t1524 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1526 + t1525;
                    const u32 t1528 = end_32 > t517 ? end_32 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1529 = t1528 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_33 = t1529 < t520 ? t1529 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_34 = t1524 + t520;
                    const u32 t1532 = end_34 > t517 ? end_34 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t1532 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1534 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1535 = t1534 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1536 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1537 = t1536 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t1535 < t1537 ? t1535 : t1537;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1539 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t1539 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1541 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1542 = t1541 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1543 = 0u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1544 = t1542 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = t1543 & t1544;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1546 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1546;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1547 = 1u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1548 = t1542 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = t1547 & t1548;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1550 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1550;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1551 = 8u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1552 = t1542 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = t1551 & t1552;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1554 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1554;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1555 = 9u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1556 = t1542 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = t1555 & t1556;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1558 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1558;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1559 = 16u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1560 = t1542 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = t1559 & t1560;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1562 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1562;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1563 = 17u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1564 = t1542 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = t1563 & t1564;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1566 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1566;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1567 = 24u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1568 = t1542 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = t1567 & t1568;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1570 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1570;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1571 = 25u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1572 = t1542 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = t1571 & t1572;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1574 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1574;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1575 = 32u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1576 = t1542 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = t1575 & t1576;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1578 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1578;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1579 = 33u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1580 = t1542 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = t1579 & t1580;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1582 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1582;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1583 = 40u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1584 = t1542 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = t1583 & t1584;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1586 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1586;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1587 = 41u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1588 = t1542 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = t1587 & t1588;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1590 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1590;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1591 = 48u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1592 = t1542 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = t1591 & t1592;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1594 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1594;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1595 = 49u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1596 = t1542 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = t1595 & t1596;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1598 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1598;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1599 = 56u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1600 = t1542 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = t1599 & t1600;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1602 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1602;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1603 = 57u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1604 = t1542 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = t1603 & t1604;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1606 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1606;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1607 = 64u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1608 = t1542 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = t1607 & t1608;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1610 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1610;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1611 = 65u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1612 = t1542 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = t1611 & t1612;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1614 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1614;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1615 = 72u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1616 = t1542 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = t1615 & t1616;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1618 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1618;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1619 = 73u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1620 = t1542 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = t1619 & t1620;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1622 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1622;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1623 = 80u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1624 = t1542 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = t1623 & t1624;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1626 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1626;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1627 = 81u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1628 = t1542 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = t1627 & t1628;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1630 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1630;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1631 = 88u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1632 = t1542 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = t1631 & t1632;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1634 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1634;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1635 = 89u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1636 = t1542 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = t1635 & t1636;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1638 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1638;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1639 = 96u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1640 = t1542 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = t1639 & t1640;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1642 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1642;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1643 = 97u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1644 = t1542 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = t1643 & t1644;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1646 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1646;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1647 = 104u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1648 = t1542 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = t1647 & t1648;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1650 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1650;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1651 = 105u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1652 = t1542 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = t1651 & t1652;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1654 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1654;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1655 = 112u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1656 = t1542 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = t1655 & t1656;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1658 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1658;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1659 = 113u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1660 = t1542 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = t1659 & t1660;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1662 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1662;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1663 = 120u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1664 = t1542 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = t1663 & t1664;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1666 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1666;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1667 = 121u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1668 = t1542 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = t1667 & t1668;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1670 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1670;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1671 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1672 = first_query_3 + t1671;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1673 = t1672 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1674 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1675 = t1673 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t1675 + t1674;
                    const u32 t1677 = end_36 > t517 ? end_36 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1678 = t1677 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_37 = t1678 < t520 ? t1678 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t1673 + t520;
                    const u32 t1681 = end_38 > t517 ? end_38 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t1681 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1683 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1684 = t1683 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1685 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1686 = t1685 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1684 < t1686 ? t1684 : t1686;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1688 = end_37 > column_2 ? end_37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_39 = t1688 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1690 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1691 = t1690 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1692 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1693 = t1691 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = t1692 & t1693;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1695 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1695;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1696 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1697 = t1691 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = t1696 & t1697;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1699 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1699;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1700 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1701 = t1691 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = t1700 & t1701;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1703 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1703;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1704 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1705 = t1691 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = t1704 & t1705;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1707 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1707;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1708 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1709 = t1691 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = t1708 & t1709;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1711 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1711;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1712 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1713 = t1691 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = t1712 & t1713;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1715 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1715;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1716 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1717 = t1691 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = t1716 & t1717;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1719 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1719;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1720 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1721 = t1691 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = t1720 & t1721;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1723 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1723;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1724 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1725 = t1691 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = t1724 & t1725;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1727 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1727;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1728 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1729 = t1691 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = t1728 & t1729;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1731 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1731;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1732 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1733 = t1691 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = t1732 & t1733;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1735 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1735;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1736 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1737 = t1691 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = t1736 & t1737;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1739 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1739;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1740 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1741 = t1691 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = t1740 & t1741;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1743 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1743;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1744 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1745 = t1691 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = t1744 & t1745;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1747 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1747;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1748 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1749 = t1691 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = t1748 & t1749;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1751 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1751;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1752 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1753 = t1691 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = t1752 & t1753;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1755 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1755;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1756 = 64u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1757 = t1691 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = t1756 & t1757;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1759 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1759;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1760 = 65u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1761 = t1691 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = t1760 & t1761;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1763 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1763;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1764 = 72u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1765 = t1691 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = t1764 & t1765;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1767 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1767;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1768 = 73u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1769 = t1691 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = t1768 & t1769;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1771 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1771;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1772 = 80u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1773 = t1691 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = t1772 & t1773;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1775 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1775;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1776 = 81u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1777 = t1691 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = t1776 & t1777;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1779 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1779;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1780 = 88u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1781 = t1691 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = t1780 & t1781;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1783 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1783;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1784 = 89u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1785 = t1691 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = t1784 & t1785;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1787 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1787;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1788 = 96u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1789 = t1691 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = t1788 & t1789;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1791 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1791;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1792 = 97u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1793 = t1691 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = t1792 & t1793;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1795 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1795;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1796 = 104u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1797 = t1691 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = t1796 & t1797;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1799 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1799;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1800 = 105u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1801 = t1691 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = t1800 & t1801;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1803 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1803;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1804 = 112u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1805 = t1691 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = t1804 & t1805;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1807 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1807;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1808 = 113u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1809 = t1691 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = t1808 & t1809;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1811 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1811;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1812 = 120u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1813 = t1691 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = t1812 & t1813;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1815 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1815;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1816 = 121u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1817 = t1691 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = t1816 & t1817;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1819 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1819;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1822), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1823), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1824), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(t1825), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1830) : "f"(t1826), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(t1827), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1832) : "f"(t1828), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1833) : "f"(t1829), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1834) : "f"(t1830), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1835) : "f"(t1831), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1836) : "f"(t1832), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1837) : "f"(t1833), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1838) : "f"(t1834), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1839) : "f"(t1835), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1840) : "f"(t1836), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1841) : "f"(t1837), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1842) : "f"(t1838), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1843) : "f"(t1839), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1844;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(t1840), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1845;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(t1841), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1846;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1842), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1847;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1847) : "f"(t1843), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1848;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1848) : "f"(t1844), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1849;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1849) : "f"(t1845), "f"(s_62));
                    f32 t1850;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(t1846), "f"(t1847));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1851;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1848), "f"(t1849));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1852;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1850), "f"(t1851));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1853;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1853) : "f"(t1852));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1852), "f"(t1853));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1855;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1855) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1855));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1858 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1858;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1860 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1861;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(old_3), "f"(scale_log2), "f"(t1860));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1861));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1863 = row_sum * rescale_3;
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
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1994;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1993), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1994), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1999;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1999) : "f"(t1995), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(t1996), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(t1997), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2002;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2002) : "f"(t1998), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(t1999), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t2000), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(t2001), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(t2002), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(t2003), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(t2004), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(t2005), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2006), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2007), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2008), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2009), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2010), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2011), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2012), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2013), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2014), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2015), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2016), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2017), "f"(s_64));
                    f32 t2022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2018), "f"(t2019));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2020), "f"(t2021));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2022), "f"(t2023));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2025;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2025) : "f"(t2024));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2024), "f"(t2025));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2027;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2027) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2027));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t2030 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t2030;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2032 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(old_4), "f"(scale_log2), "f"(t2032));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2033));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2035 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2036 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2036));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2038;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2038) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2038;
                    const f32 t2039 = t2035 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2040 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2040));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2042;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2045;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2046 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2046));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2048;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2048) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2048;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2049 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2051;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2051;
                    const f32 t2052 = t2039 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2053 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2055;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2055;
                    const f32 t2056 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2057 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2059;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2059;
                    const f32 t2060 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2061));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2063;
                    const f32 t2064 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2065 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2067;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2067;
                    const f32 t2068 = t2052 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2069 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2071;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2071;
                    const f32 t2072 = t2056 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2073 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2075;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2075;
                    const f32 t2076 = t2060 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2077 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2077));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2079;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2079;
                    const f32 t2080 = t2064 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2081 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2083;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2083;
                    const f32 t2084 = t2068 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2085 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2087;
                    const f32 t2088 = t2072 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2089 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2091;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2091;
                    const f32 t2092 = t2076 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2093 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2095;
                    const f32 t2096 = t2080 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2097 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2099;
                    const f32 t2100 = t2084 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2101 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2103;
                    const f32 t2104 = t2088 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2105 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2107;
                    const f32 t2108 = t2092 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2109 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2111;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2111) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2111;
                    const f32 t2112 = t2096 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2113 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2115) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2115;
                    const f32 t2116 = t2100 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2117 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2119;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2119;
                    const f32 t2120 = t2104 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2121 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2123;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2123) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2123;
                    const f32 t2124 = t2108 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2125 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2127) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2127;
                    const f32 t2128 = t2112 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2129 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2131;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2131) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2131;
                    const f32 t2132 = t2116 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2133 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2135) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2135;
                    const f32 t2136 = t2120 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2137 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2139) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2139;
                    const f32 t2140 = t2124 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2141 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2143;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2143) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2143;
                    const f32 t2144 = t2128 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2145 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2147) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2147;
                    const f32 t2148 = t2132 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2149 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2151;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2151) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2151;
                    const f32 t2152 = t2136 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2153 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2155;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2155) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2155;
                    const f32 t2156 = t2140 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2157 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2159;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2159) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2159;
                    const f32 t2160 = t2144 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2161 = t2148 + t2152;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2162 = t2156 + t2160;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2163 = t2161 + t2162;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2163;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2164 = i_9 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2165 = t621 + t2164;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2166 = t2165 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2167 = t2166 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2168 = t2167 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2169 = t10 + t2168;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2170 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2170) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2169) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2171 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2172 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2173 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2174 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2175 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2176 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2177 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2178 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2179 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2180 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2181 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2182 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2183 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2184 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2185 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2186 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2187 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2188 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2189 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2190 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2191 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2192 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2193 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2194 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2195 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2196 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2197 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2198 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2199 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2200 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2201 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2202 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2203 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2204 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2205 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2206 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2207 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2208 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2209 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2210 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2211 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2212 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2213 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2214 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2215 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2216 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2217 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2218 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2219 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2220 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2221 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2222 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2223 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2224 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2225 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2226 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2227 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2228 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2229 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2230 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2231 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2232 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2233 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2234 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2234;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2235;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2236;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2237;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2238;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2239;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2240;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2241;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2242;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2243;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2244;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2245;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2246;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2247;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2248;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2249;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2250;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2251;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2252;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2253;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2254;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2255;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2256;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2257;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2258;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2259;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2260;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2261;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2262;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2263;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2264;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2265;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2266;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2235;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2236;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2237;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2240;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2241;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2242;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2243;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2244;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2260;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2261;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2262;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2263;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2264;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2265;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2266;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_10 = masked_right_4; i_10 < masked_left_4; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2267 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2267) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2268 = t621 + i_10;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2269 = t2268 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2270 = t2269 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2271 = t10 + t2270;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2272 = t2268 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2273 = t2272 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2271), "r"(t2273) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2274 = t623 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2275 = t2274 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2276 = smem_1 + t2275;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2277 = t2268 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2278 = t2277 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2279 = t8 + t2278;
                    const u32 t2280 = t2276 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2281 = t2279 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2282 = t2280 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2283 = (u64)t2282;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2284 = t2283 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2285 = t2281 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2286 = (u64)t2285;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2287 = t2286 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2288 = t2280 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2289 = (u64)t2288;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2290 = t2289 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2291 = t2281 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2292 = (u64)t2291;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2293 = t2292 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2294 = t2280 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2295 = (u64)t2294;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2296 = t2295 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2297 = t2281 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2298 = (u64)t2297;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2299 = t2298 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2300 = t2280 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2301 = (u64)t2300;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2302 = t2301 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2303 = t2281 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2304 = (u64)t2303;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2305 = t2304 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2306 = t2280 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2307 = (u64)t2306;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2308 = t2307 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2309 = t2281 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2310 = (u64)t2309;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2311 = t2310 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2312 = t2280 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2313 = (u64)t2312;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2314 = t2313 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2315 = t2281 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2316 = (u64)t2315;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2317 = t2316 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2318 = t2280 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2319 = (u64)t2318;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2320 = t2319 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2321 = t2281 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2322 = (u64)t2321;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2323 = t2322 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2324 = t2280 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2325 = (u64)t2324;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2326 = t2325 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2327 = t2281 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2328 = (u64)t2327;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2329 = t2328 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2284), "l"(t2287), "l"(t2290), "l"(t2293), "l"(t2296), "l"(t2299), "l"(t2302), "l"(t2305), "l"(t2308), "l"(t2311), "l"(t2314), "l"(t2317), "l"(t2320), "l"(t2323), "l"(t2326), "l"(t2329) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2330 = i_10 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2331 = t621 + t2330;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2332 = t2331 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2333 = t2332 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2334 = t2333 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2335 = t10 + t2334;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2336 = t2331 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2337 = t2336 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2335), "r"(t2337) : "memory");
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
                    const u32 t2338 = t2331 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2339 = t2338 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2340 = t9 + t2339;
                    const u32 t2341 = t2340 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2342 = t2341 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2343 = (u64)t2342;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2344 = t2343 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2345 = t2341 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2346 = (u64)t2345;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2347 = t2346 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2348 = t2341 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2349 = (u64)t2348;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2350 = t2349 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2351 = t2341 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2352 = (u64)t2351;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2353 = t2352 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2354 = t2341 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2355 = (u64)t2354;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2356 = t2355 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2357 = t2341 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2358 = (u64)t2357;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2359 = t2358 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2360 = t2341 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2361 = (u64)t2360;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2362 = t2361 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2363 = t2341 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2364 = (u64)t2363;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2365 = t2364 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2344), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2347), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2350), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2353), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2356), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2359), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2362), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2365) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2366 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2367 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t2366 ? 0u : t2367;
                    const u32 t2369 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2369) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2370 = t621 + i_10;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2371 = t2370 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2372 = t2371 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2373 = t2372 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2374 = t10 + t2373;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2375 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2375) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2374) : "memory");
                    }
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_5 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2377;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(old_5), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2378;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2377), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2379;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2380;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2381;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2382;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2383;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2385;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2386;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2387;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2389;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2390;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2391;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2392;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2388), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2393;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2389), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2394;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2390), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2395;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2391), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2396;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2396) : "f"(t2392), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2397;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2397) : "f"(t2393), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2398;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2398) : "f"(t2394), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2399) : "f"(t2395), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2400) : "f"(t2396), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2401) : "f"(t2397), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2402) : "f"(t2398), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2403;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2403) : "f"(t2399), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2404;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2404) : "f"(t2400), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2405;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2405) : "f"(t2401), "f"(s_62));
                    f32 t2406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2406) : "f"(t2402), "f"(t2403));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2407) : "f"(t2404), "f"(t2405));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2408) : "f"(t2406), "f"(t2407));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2409;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2409) : "f"(t2408));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2408), "f"(t2409));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2411;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2411) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2411));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2414 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2414;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2416 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(old_5), "f"(scale_log2), "f"(t2416));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2417));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_5;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2419 = row_sum * rescale_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2420 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2420));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2422) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2422;
                    const f32 t2423 = t2419 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2424 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2426;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2426;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2427 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2429) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2429;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2430 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2430));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2432) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2432;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2433 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2435;
                    const f32 t2436 = t2423 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2437 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2439) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2439;
                    const f32 t2440 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2441 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2443) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2443;
                    const f32 t2444 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2445 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2447;
                    const f32 t2448 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2449 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2451;
                    const f32 t2452 = t2436 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2453 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2455) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2455;
                    const f32 t2456 = t2440 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2457 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2459;
                    const f32 t2460 = t2444 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2461 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2463) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2463;
                    const f32 t2464 = t2448 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2465 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2467) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2467;
                    const f32 t2468 = t2452 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2469 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2471;
                    const f32 t2472 = t2456 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2473 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2475;
                    const f32 t2476 = t2460 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2477 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2479;
                    const f32 t2480 = t2464 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2481 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2483;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2483;
                    const f32 t2484 = t2468 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2485 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2487;
                    const f32 t2488 = t2472 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2489 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2491;
                    const f32 t2492 = t2476 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2493 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2495) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2495;
                    const f32 t2496 = t2480 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2497 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2499) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2499;
                    const f32 t2500 = t2484 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2501 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2503) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2503;
                    const f32 t2504 = t2488 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2505 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2507) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2507;
                    const f32 t2508 = t2492 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2509 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2511;
                    const f32 t2512 = t2496 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2513 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2515;
                    const f32 t2516 = t2500 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2517 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2519) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2519;
                    const f32 t2520 = t2504 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2523) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2523;
                    const f32 t2524 = t2508 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2525 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2527) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2527;
                    const f32 t2528 = t2512 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2529 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2531;
                    const f32 t2532 = t2516 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2533 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2535) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2535;
                    const f32 t2536 = t2520 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2537 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2539) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2539;
                    const f32 t2540 = t2524 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2541 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2543) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2543;
                    const f32 t2544 = t2528 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2545 = t2532 + t2536;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2546 = t2540 + t2544;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2547 = t2545 + t2546;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2547;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_6 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2549;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2549) : "f"(old_6), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2550;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2550) : "f"(t2549), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2551;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2551) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2552;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2552) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2553;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2553) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2554;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2554) : "f"(t2550), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2555;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2555) : "f"(t2551), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2556;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2556) : "f"(t2552), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2557;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2557) : "f"(t2553), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2558;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2558) : "f"(t2554), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2559;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2559) : "f"(t2555), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2560;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2560) : "f"(t2556), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2561;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2561) : "f"(t2557), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2562;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2562) : "f"(t2558), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2563;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2563) : "f"(t2559), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2564;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2564) : "f"(t2560), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2565;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2565) : "f"(t2561), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2566;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2566) : "f"(t2562), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2567;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2567) : "f"(t2563), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2568;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2568) : "f"(t2564), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2569;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2569) : "f"(t2565), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2570;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2570) : "f"(t2566), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2571;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2571) : "f"(t2567), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2572;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2572) : "f"(t2568), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2573;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2573) : "f"(t2569), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2574;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2574) : "f"(t2570), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2575;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2575) : "f"(t2571), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2576;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2576) : "f"(t2572), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2577;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2577) : "f"(t2573), "f"(s_64));
                    f32 t2578;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2578) : "f"(t2574), "f"(t2575));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2579;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2579) : "f"(t2576), "f"(t2577));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2580;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2580) : "f"(t2578), "f"(t2579));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2581;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2581) : "f"(t2580));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2580), "f"(t2581));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2583;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2583) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2583));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2586 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2586;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2588 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(old_6), "f"(scale_log2), "f"(t2588));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2589));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_6;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2591 = row_sum_2 * rescale_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2592 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2592));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2594) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2594;
                    const f32 t2595 = t2591 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2596 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2596));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2598;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2598) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2598;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2599 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2601) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2601;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2602 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2602));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2604;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2604) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2604;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2605 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2605));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2607) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2607;
                    const f32 t2608 = t2595 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2609 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2611;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2611) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2611;
                    const f32 t2612 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2613 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2613));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2615) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2615;
                    const f32 t2616 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2617 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2619) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2619;
                    const f32 t2620 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2621 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2623;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2623) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2623;
                    const f32 t2624 = t2608 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2625 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2627;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2627) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2627;
                    const f32 t2628 = t2612 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2629 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2631) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2631;
                    const f32 t2632 = t2616 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2633 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2635) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2635;
                    const f32 t2636 = t2620 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2637 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2637));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2639) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2639;
                    const f32 t2640 = t2624 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2641 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2643) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2643;
                    const f32 t2644 = t2628 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2645 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2647) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2647;
                    const f32 t2648 = t2632 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2649 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2651) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2651;
                    const f32 t2652 = t2636 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2653 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2655) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2655;
                    const f32 t2656 = t2640 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2657 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2659;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2659) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2659;
                    const f32 t2660 = t2644 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2661 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2663) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2663;
                    const f32 t2664 = t2648 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2665 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2667) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2667;
                    const f32 t2668 = t2652 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2669 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2671;
                    const f32 t2672 = t2656 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2673 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2675;
                    const f32 t2676 = t2660 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2677 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2679) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2679;
                    const f32 t2680 = t2664 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2681 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2683) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2683;
                    const f32 t2684 = t2668 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2685 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2687) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2687;
                    const f32 t2688 = t2672 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2689 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2689));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2691;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2691) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2691;
                    const f32 t2692 = t2676 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2693 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2695) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2695;
                    const f32 t2696 = t2680 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2697 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2699;
                    const f32 t2700 = t2684 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2701 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2701));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2703) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2703;
                    const f32 t2704 = t2688 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2705 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2707) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2707;
                    const f32 t2708 = t2692 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2709 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2711;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2711;
                    const f32 t2712 = t2696 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2713 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2715) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2715;
                    const f32 t2716 = t2700 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2717 = t2704 + t2708;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2718 = t2712 + t2716;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2719 = t2717 + t2718;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2719;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2720 = i_10 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2721 = t621 + t2720;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2722 = t2721 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2723 = t2722 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2724 = t2723 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2725 = t10 + t2724;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2726 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2726) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2725) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2727 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2728 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2729 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2730 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2731 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2732 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2733 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2734 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2735 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2736 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2737 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2738 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2739 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2740 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2741 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2742 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2743 = acc_33 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2744 = acc_34 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2745 = acc_37 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2746 = acc_38 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2747 = acc_41 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2748 = acc_42 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2749 = acc_45 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2750 = acc_46 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2751 = acc_49 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2752 = acc_50 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2753 = acc_53 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2754 = acc_54 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2755 = acc_57 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2756 = acc_58 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2757 = acc_61 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2758 = acc_62 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2759 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2760 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2761 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2762 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2763 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2764 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2765 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2766 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2767 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2768 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2769 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2770 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2771 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2772 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2773 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2774 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2775 = acc_35 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2776 = acc_36 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2777 = acc_39 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2778 = acc_40 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2779 = acc_43 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2780 = acc_44 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2781 = acc_47 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2782 = acc_48 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2783 = acc_51 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2784 = acc_52 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2785 = acc_55 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2786 = acc_56 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2787 = acc_59 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2788 = acc_60 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2789 = acc_63 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2790 = acc_64 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2790;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2791;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2792;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2793;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2794;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2795;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2796;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2796) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2797;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2797) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2798;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2799;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2799) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2800;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2800) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2801;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2801) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2802;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2802) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2803;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2803) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2804;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2804) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2805;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2805) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2806;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2806) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2807;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2807) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2808;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2808) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2809;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2809) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2810;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2810) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2811;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2812;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2813;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2814;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2815;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2816;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2817;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2818;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2819;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2820;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2821;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2822;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2800;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2801;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2802;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2803;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2804;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2805;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2806;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2807;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2808;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2809;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2810;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2811;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2812;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2813;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2814;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2815;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2816;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2817;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2818;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2819;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2820;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2821;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2822;
                }
#line 312 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_11 = masked_left_4; i_11 < count_5; i_11 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2823 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2823) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2824 = t621 + i_11;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2825 = t2824 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2826 = t2825 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2827 = t10 + t2826;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2828 = t2824 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2829 = t2828 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2827), "r"(t2829) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2830 = t623 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2831 = t2830 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2832 = smem_1 + t2831;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2833 = t2824 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2834 = t2833 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2835 = t8 + t2834;
                    const u32 t2836 = t2832 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2837 = t2835 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2838 = t2836 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2839 = (u64)t2838;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2840 = t2839 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2841 = t2837 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2842 = (u64)t2841;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2843 = t2842 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2844 = t2836 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2845 = (u64)t2844;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2846 = t2845 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2847 = t2837 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2848 = (u64)t2847;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2849 = t2848 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2850 = t2836 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2851 = (u64)t2850;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2852 = t2851 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2853 = t2837 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2854 = (u64)t2853;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2855 = t2854 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2856 = t2836 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2857 = (u64)t2856;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2858 = t2857 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2859 = t2837 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2860 = (u64)t2859;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2861 = t2860 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2862 = t2836 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2863 = (u64)t2862;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2864 = t2863 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2865 = t2837 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2866 = (u64)t2865;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2867 = t2866 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2868 = t2836 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2869 = (u64)t2868;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2870 = t2869 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2871 = t2837 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2872 = (u64)t2871;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2873 = t2872 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2874 = t2836 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2875 = (u64)t2874;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2876 = t2875 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2877 = t2837 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2878 = (u64)t2877;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2879 = t2878 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2880 = t2836 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2881 = (u64)t2880;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2882 = t2881 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2883 = t2837 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2884 = (u64)t2883;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2885 = t2884 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2840), "l"(t2843), "l"(t2846), "l"(t2849), "l"(t2852), "l"(t2855), "l"(t2858), "l"(t2861), "l"(t2864), "l"(t2867), "l"(t2870), "l"(t2873), "l"(t2876), "l"(t2879), "l"(t2882), "l"(t2885) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2886 = i_11 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2887 = t621 + t2886;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2888 = t2887 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2889 = t2888 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2890 = t2889 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2891 = t10 + t2890;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2892 = t2887 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2893 = t2892 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2891), "r"(t2893) : "memory");
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
                    const u32 t2894 = t2887 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2895 = t2894 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2896 = t9 + t2895;
                    const u32 t2897 = t2896 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2898 = t2897 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2899 = (u64)t2898;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2900 = t2899 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2901 = t2897 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2902 = (u64)t2901;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2903 = t2902 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2904 = t2897 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2905 = (u64)t2904;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2906 = t2905 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2907 = t2897 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2908 = (u64)t2907;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2909 = t2908 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2910 = t2897 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2911 = (u64)t2910;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2912 = t2911 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2913 = t2897 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2914 = (u64)t2913;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2915 = t2914 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2916 = t2897 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2917 = (u64)t2916;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2918 = t2917 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2919 = t2897 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2920 = (u64)t2919;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2921 = t2920 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2900), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2903), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2906), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2909), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2912), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2915), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2918), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2921) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2922 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2923 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t2922 ? 0u : t2923;
                    const u32 t2925 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2925) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2926 = t621 + i_11;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2927 = t2926 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2928 = t2927 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2929 = t2928 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2930 = t10 + t2929;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2931 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2931) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2930) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2932 = end_23 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2933 = t2932 - i_11;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_3 = t2933 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2935 = t505 + t494;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_4 = t2935 + t493;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2937 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2938 = t2937 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_3 = first_key_3 + t2938;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2940 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2941 = first_query_4 + t2940;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2942 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2943 = t2941 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_40 = t2943 + t2942;
                    const u32 t2945 = end_40 > t517 ? end_40 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2946 = t2945 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_41 = t2946 < t520 ? t2946 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_42 = t2941 + t520;
                    const u32 t2949 = end_42 > t517 ? end_42 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t2949 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2951 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2952 = t2951 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2953 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2954 = t2953 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t2952 < t2954 ? t2952 : t2954;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2956 = end_41 > column_3 ? end_41 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t2956 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2958 = begin_14 > column_3 ? begin_14 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2959 = t2958 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2960 = 0u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2961 = t2959 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_129 = t2960 & t2961;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2963 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t2963;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2964 = 1u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2965 = t2959 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_130 = t2964 & t2965;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2967 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t2967;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2968 = 8u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2969 = t2959 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_131 = t2968 & t2969;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2971 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t2971;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2972 = 9u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2973 = t2959 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_132 = t2972 & t2973;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2975 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t2975;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2976 = 16u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2977 = t2959 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_133 = t2976 & t2977;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2979 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t2979;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2980 = 17u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2981 = t2959 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_134 = t2980 & t2981;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2983 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t2983;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2984 = 24u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2985 = t2959 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_135 = t2984 & t2985;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2987 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t2987;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2988 = 25u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2989 = t2959 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_136 = t2988 & t2989;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2991 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t2991;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2992 = 32u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2993 = t2959 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_137 = t2992 & t2993;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2995 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t2995;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2996 = 33u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2997 = t2959 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_138 = t2996 & t2997;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2999 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t2999;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3000 = 40u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3001 = t2959 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_139 = t3000 & t3001;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3003 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t3003;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3004 = 41u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3005 = t2959 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_140 = t3004 & t3005;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3007 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t3007;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3008 = 48u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3009 = t2959 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_141 = t3008 & t3009;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3011 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t3011;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3012 = 49u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3013 = t2959 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_142 = t3012 & t3013;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3015 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t3015;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3016 = 56u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3017 = t2959 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_143 = t3016 & t3017;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3019 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t3019;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3020 = 57u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3021 = t2959 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_144 = t3020 & t3021;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3023 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t3023;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3024 = 64u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3025 = t2959 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_145 = t3024 & t3025;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3027 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t3027;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3028 = 65u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3029 = t2959 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_146 = t3028 & t3029;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3031 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t3031;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3032 = 72u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3033 = t2959 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_147 = t3032 & t3033;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3035 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t3035;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3036 = 73u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3037 = t2959 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_148 = t3036 & t3037;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3039 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t3039;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3040 = 80u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3041 = t2959 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_149 = t3040 & t3041;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3043 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t3043;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3044 = 81u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3045 = t2959 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_150 = t3044 & t3045;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3047 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t3047;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3048 = 88u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3049 = t2959 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_151 = t3048 & t3049;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3051 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t3051;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3052 = 89u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3053 = t2959 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_152 = t3052 & t3053;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3055 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t3055;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3056 = 96u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3057 = t2959 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_153 = t3056 & t3057;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3059 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t3059;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3060 = 97u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3061 = t2959 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_154 = t3060 & t3061;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3063 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t3063;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3064 = 104u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3065 = t2959 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_155 = t3064 & t3065;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3067 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t3067;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3068 = 105u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3069 = t2959 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_156 = t3068 & t3069;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3071 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t3071;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3072 = 112u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3073 = t2959 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_157 = t3072 & t3073;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3075 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t3075;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3076 = 113u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3077 = t2959 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_158 = t3076 & t3077;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3079 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t3079;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3080 = 120u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3081 = t2959 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_159 = t3080 & t3081;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3083 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t3083;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3084 = 121u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3085 = t2959 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_160 = t3084 & t3085;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3087 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t3087;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3088 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3089 = first_query_4 + t3088;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3090 = t3089 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3091 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3092 = t3090 + t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t3092 + t3091;
                    const u32 t3094 = end_44 > t517 ? end_44 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3095 = t3094 - t517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_45 = t3095 < t520 ? t3095 : t520;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_46 = t3090 + t520;
                    const u32 t3098 = end_46 > t517 ? end_46 : t517;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t3098 - t517;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3100 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3101 = t3100 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3102 = t520 > 1u ? t520 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3103 = t3102 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t3101 < t3103 ? t3101 : t3103;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3105 = end_45 > column_3 ? end_45 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_47 = t3105 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3107 = begin_15 > column_3 ? begin_15 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3108 = t3107 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3109 = 0u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3110 = t3108 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_161 = t3109 & t3110;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3112 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t3112;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3113 = 1u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3114 = t3108 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_162 = t3113 & t3114;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3116 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t3116;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3117 = 8u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3118 = t3108 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_163 = t3117 & t3118;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3120 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t3120;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3121 = 9u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3122 = t3108 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_164 = t3121 & t3122;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3124 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t3124;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3125 = 16u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3126 = t3108 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_165 = t3125 & t3126;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3128 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t3128;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3129 = 17u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3130 = t3108 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_166 = t3129 & t3130;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3132 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t3132;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3133 = 24u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3134 = t3108 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_167 = t3133 & t3134;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3136 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t3136;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3137 = 25u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3138 = t3108 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_168 = t3137 & t3138;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3140 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t3140;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3141 = 32u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3142 = t3108 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_169 = t3141 & t3142;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3144 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t3144;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3145 = 33u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3146 = t3108 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_170 = t3145 & t3146;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3148 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t3148;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3149 = 40u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3150 = t3108 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_171 = t3149 & t3150;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3152 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t3152;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3153 = 41u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3154 = t3108 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_172 = t3153 & t3154;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3156 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t3156;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3157 = 48u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3158 = t3108 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_173 = t3157 & t3158;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3160 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t3160;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3161 = 49u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3162 = t3108 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_174 = t3161 & t3162;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3164 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t3164;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3165 = 56u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3166 = t3108 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_175 = t3165 & t3166;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3168 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t3168;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3169 = 57u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3170 = t3108 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_176 = t3169 & t3170;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3172 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t3172;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3173 = 64u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3174 = t3108 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_177 = t3173 & t3174;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3176 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t3176;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3177 = 65u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3178 = t3108 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_178 = t3177 & t3178;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3180 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t3180;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3181 = 72u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3182 = t3108 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_179 = t3181 & t3182;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3184 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t3184;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3185 = 73u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3186 = t3108 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_180 = t3185 & t3186;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3188 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t3188;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3189 = 80u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3190 = t3108 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_181 = t3189 & t3190;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3192 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t3192;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3193 = 81u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3194 = t3108 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_182 = t3193 & t3194;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3196 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t3196;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3197 = 88u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3198 = t3108 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_183 = t3197 & t3198;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3200 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t3200;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3201 = 89u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3202 = t3108 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_184 = t3201 & t3202;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3204 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t3204;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3205 = 96u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3206 = t3108 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_185 = t3205 & t3206;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3208 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t3208;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3209 = 97u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3210 = t3108 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_186 = t3209 & t3210;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3212 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t3212;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3213 = 104u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3214 = t3108 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_187 = t3213 & t3214;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3216 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t3216;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3217 = 105u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3218 = t3108 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_188 = t3217 & t3218;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3220 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t3220;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3221 = 112u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3222 = t3108 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_189 = t3221 & t3222;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3224 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t3224;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3225 = 113u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3226 = t3108 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_190 = t3225 & t3226;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3228 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t3228;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3229 = 120u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3230 = t3108 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_191 = t3229 & t3230;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3232 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t3232;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3233 = 121u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3234 = t3108 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_192 = t3233 & t3234;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3236 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t3236;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_7 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3238;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3238) : "f"(old_7), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3239;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3239) : "f"(t3238), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3240;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3240) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3241;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3241) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3242;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3242) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3243;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3243) : "f"(t3239), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3244;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3244) : "f"(t3240), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3245;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3245) : "f"(t3241), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3246;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3246) : "f"(t3242), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3247;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3247) : "f"(t3243), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3248;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3248) : "f"(t3244), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3249;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3249) : "f"(t3245), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3250;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3250) : "f"(t3246), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3251;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3251) : "f"(t3247), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3252;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3252) : "f"(t3248), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3253;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3253) : "f"(t3249), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3254;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3254) : "f"(t3250), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3255;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3255) : "f"(t3251), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3256;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3256) : "f"(t3252), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3257;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3257) : "f"(t3253), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3258;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3258) : "f"(t3254), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3259;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3259) : "f"(t3255), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3260;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3260) : "f"(t3256), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3261;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3261) : "f"(t3257), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3262;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3262) : "f"(t3258), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3263;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3263) : "f"(t3259), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3264;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3264) : "f"(t3260), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3265;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3265) : "f"(t3261), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3266;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3266) : "f"(t3262), "f"(s_62));
                    f32 t3267;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3267) : "f"(t3263), "f"(t3264));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3268;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3268) : "f"(t3265), "f"(t3266));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3269;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3269) : "f"(t3267), "f"(t3268));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3270;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3270) : "f"(t3269));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_7;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t3269), "f"(t3270));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3272;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3272) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_7;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t3272));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                    const f32 t3275 = new_7 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_7 = none_7 ? 0.0f : t3275;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3277 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t3278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(old_7), "f"(scale_log2), "f"(t3277));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_7;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t3278));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_7;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3280 = row_sum * rescale_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3281 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(scale_log2), "f"(t3281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3283;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3283) : "f"(exponent_193));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t3283;
                    const f32 t3284 = t3280 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3285 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(scale_log2), "f"(t3285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3287;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3287) : "f"(exponent_194));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t3287;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3288 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_5), "f"(scale_log2), "f"(t3288));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3290;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3290) : "f"(exponent_195));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t3290;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3291 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_6), "f"(scale_log2), "f"(t3291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3293;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3293) : "f"(exponent_196));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t3293;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3294 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_9), "f"(scale_log2), "f"(t3294));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3296;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3296) : "f"(exponent_197));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t3296;
                    const f32 t3297 = t3284 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3298 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_10), "f"(scale_log2), "f"(t3298));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3300;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3300) : "f"(exponent_198));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t3300;
                    const f32 t3301 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3302 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_13), "f"(scale_log2), "f"(t3302));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3304;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3304) : "f"(exponent_199));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t3304;
                    const f32 t3305 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3306 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_14), "f"(scale_log2), "f"(t3306));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3308;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3308) : "f"(exponent_200));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t3308;
                    const f32 t3309 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3310 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_17), "f"(scale_log2), "f"(t3310));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3312;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3312) : "f"(exponent_201));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t3312;
                    const f32 t3313 = t3297 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3314 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_18), "f"(scale_log2), "f"(t3314));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3316;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3316) : "f"(exponent_202));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t3316;
                    const f32 t3317 = t3301 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3318 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_21), "f"(scale_log2), "f"(t3318));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3320;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3320) : "f"(exponent_203));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t3320;
                    const f32 t3321 = t3305 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3322 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_22), "f"(scale_log2), "f"(t3322));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3324;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3324) : "f"(exponent_204));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t3324;
                    const f32 t3325 = t3309 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3326 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_25), "f"(scale_log2), "f"(t3326));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3328;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3328) : "f"(exponent_205));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t3328;
                    const f32 t3329 = t3313 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3330 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_26), "f"(scale_log2), "f"(t3330));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3332) : "f"(exponent_206));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t3332;
                    const f32 t3333 = t3317 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3334 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_29), "f"(scale_log2), "f"(t3334));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3336;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3336) : "f"(exponent_207));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t3336;
                    const f32 t3337 = t3321 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3338 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_30), "f"(scale_log2), "f"(t3338));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3340;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3340) : "f"(exponent_208));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t3340;
                    const f32 t3341 = t3325 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3342 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_33), "f"(scale_log2), "f"(t3342));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3344;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3344) : "f"(exponent_209));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t3344;
                    const f32 t3345 = t3329 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3346 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_34), "f"(scale_log2), "f"(t3346));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3348;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3348) : "f"(exponent_210));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t3348;
                    const f32 t3349 = t3333 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3350 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_37), "f"(scale_log2), "f"(t3350));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(exponent_211));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t3352;
                    const f32 t3353 = t3337 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3354 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_38), "f"(scale_log2), "f"(t3354));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3356;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3356) : "f"(exponent_212));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t3356;
                    const f32 t3357 = t3341 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3358 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_41), "f"(scale_log2), "f"(t3358));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3360;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3360) : "f"(exponent_213));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t3360;
                    const f32 t3361 = t3345 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3362 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_42), "f"(scale_log2), "f"(t3362));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3364;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3364) : "f"(exponent_214));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t3364;
                    const f32 t3365 = t3349 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3366 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_45), "f"(scale_log2), "f"(t3366));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3368;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3368) : "f"(exponent_215));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t3368;
                    const f32 t3369 = t3353 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3370 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_46), "f"(scale_log2), "f"(t3370));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3372) : "f"(exponent_216));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t3372;
                    const f32 t3373 = t3357 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3374 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_49), "f"(scale_log2), "f"(t3374));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3376;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3376) : "f"(exponent_217));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t3376;
                    const f32 t3377 = t3361 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3378 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_50), "f"(scale_log2), "f"(t3378));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3380;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3380) : "f"(exponent_218));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t3380;
                    const f32 t3381 = t3365 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3382 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_53), "f"(scale_log2), "f"(t3382));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3384;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3384) : "f"(exponent_219));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t3384;
                    const f32 t3385 = t3369 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3386 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_54), "f"(scale_log2), "f"(t3386));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3388;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3388) : "f"(exponent_220));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t3388;
                    const f32 t3389 = t3373 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3390 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_57), "f"(scale_log2), "f"(t3390));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3392;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3392) : "f"(exponent_221));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t3392;
                    const f32 t3393 = t3377 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3394 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_58), "f"(scale_log2), "f"(t3394));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3396;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3396) : "f"(exponent_222));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t3396;
                    const f32 t3397 = t3381 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3398 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_61), "f"(scale_log2), "f"(t3398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3400;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(exponent_223));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t3400;
                    const f32 t3401 = t3385 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3402 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_62), "f"(scale_log2), "f"(t3402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3404;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3404) : "f"(exponent_224));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t3404;
                    const f32 t3405 = t3389 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3406 = t3393 + t3397;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3407 = t3401 + t3405;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3408 = t3406 + t3407;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t3408;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_8 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3410) : "f"(old_8), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3411) : "f"(t3410), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3412) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3413) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3414) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3415) : "f"(t3411), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3416) : "f"(t3412), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3417) : "f"(t3413), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3418) : "f"(t3414), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3419) : "f"(t3415), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3420) : "f"(t3416), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3421) : "f"(t3417), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3422) : "f"(t3418), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3423) : "f"(t3419), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3424) : "f"(t3420), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3425) : "f"(t3421), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3426) : "f"(t3422), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3427) : "f"(t3423), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3428) : "f"(t3424), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3429) : "f"(t3425), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3426), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3431;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3431) : "f"(t3427), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3432;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3432) : "f"(t3428), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3433) : "f"(t3429), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3434) : "f"(t3430), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3435) : "f"(t3431), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3436) : "f"(t3432), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3437) : "f"(t3433), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3438) : "f"(t3434), "f"(s_64));
                    f32 t3439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3439) : "f"(t3435), "f"(t3436));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3440) : "f"(t3437), "f"(t3438));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3441) : "f"(t3439), "f"(t3440));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3442;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3442) : "f"(t3441));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_8;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t3441), "f"(t3442));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3444;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3444) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_8;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t3444));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                    const f32 t3447 = new_8 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_8 = none_8 ? 0.0f : t3447;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3449 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t3450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(old_8), "f"(scale_log2), "f"(t3449));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_8;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t3450));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_8;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3452 = row_sum_2 * rescale_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3453 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_3), "f"(scale_log2), "f"(t3453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3455) : "f"(exponent_225));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t3455;
                    const f32 t3456 = t3452 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3457 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_4), "f"(scale_log2), "f"(t3457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3459) : "f"(exponent_226));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t3459;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3460 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_7), "f"(scale_log2), "f"(t3460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3462) : "f"(exponent_227));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t3462;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3463 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_8), "f"(scale_log2), "f"(t3463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3465) : "f"(exponent_228));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t3465;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3466 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_11), "f"(scale_log2), "f"(t3466));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3468;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3468) : "f"(exponent_229));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t3468;
                    const f32 t3469 = t3456 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3470 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_12), "f"(scale_log2), "f"(t3470));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3472;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3472) : "f"(exponent_230));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t3472;
                    const f32 t3473 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3474 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_15), "f"(scale_log2), "f"(t3474));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3476;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3476) : "f"(exponent_231));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t3476;
                    const f32 t3477 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3478 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_16), "f"(scale_log2), "f"(t3478));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3480;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3480) : "f"(exponent_232));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t3480;
                    const f32 t3481 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3482 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_19), "f"(scale_log2), "f"(t3482));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3484;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3484) : "f"(exponent_233));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t3484;
                    const f32 t3485 = t3469 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3486 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_20), "f"(scale_log2), "f"(t3486));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3488) : "f"(exponent_234));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t3488;
                    const f32 t3489 = t3473 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3490 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_23), "f"(scale_log2), "f"(t3490));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3492;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3492) : "f"(exponent_235));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t3492;
                    const f32 t3493 = t3477 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3494 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_24), "f"(scale_log2), "f"(t3494));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3496;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3496) : "f"(exponent_236));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t3496;
                    const f32 t3497 = t3481 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3498 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_27), "f"(scale_log2), "f"(t3498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3500;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3500) : "f"(exponent_237));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t3500;
                    const f32 t3501 = t3485 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3502 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_28), "f"(scale_log2), "f"(t3502));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3504) : "f"(exponent_238));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t3504;
                    const f32 t3505 = t3489 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3506 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_31), "f"(scale_log2), "f"(t3506));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3508;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3508) : "f"(exponent_239));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t3508;
                    const f32 t3509 = t3493 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3510 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_32), "f"(scale_log2), "f"(t3510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3512) : "f"(exponent_240));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t3512;
                    const f32 t3513 = t3497 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3514 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_35), "f"(scale_log2), "f"(t3514));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3516;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3516) : "f"(exponent_241));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t3516;
                    const f32 t3517 = t3501 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3518 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_36), "f"(scale_log2), "f"(t3518));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3520) : "f"(exponent_242));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t3520;
                    const f32 t3521 = t3505 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3522 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_39), "f"(scale_log2), "f"(t3522));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3524) : "f"(exponent_243));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t3524;
                    const f32 t3525 = t3509 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3526 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_40), "f"(scale_log2), "f"(t3526));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3528;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3528) : "f"(exponent_244));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t3528;
                    const f32 t3529 = t3513 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3530 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_43), "f"(scale_log2), "f"(t3530));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3532) : "f"(exponent_245));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t3532;
                    const f32 t3533 = t3517 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3534 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_44), "f"(scale_log2), "f"(t3534));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3536) : "f"(exponent_246));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t3536;
                    const f32 t3537 = t3521 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3538 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_47), "f"(scale_log2), "f"(t3538));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3540;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3540) : "f"(exponent_247));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t3540;
                    const f32 t3541 = t3525 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3542 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_48), "f"(scale_log2), "f"(t3542));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3544;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3544) : "f"(exponent_248));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t3544;
                    const f32 t3545 = t3529 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3546 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_51), "f"(scale_log2), "f"(t3546));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3548;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3548) : "f"(exponent_249));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t3548;
                    const f32 t3549 = t3533 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3550 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_52), "f"(scale_log2), "f"(t3550));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3552) : "f"(exponent_250));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t3552;
                    const f32 t3553 = t3537 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3554 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_55), "f"(scale_log2), "f"(t3554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3556) : "f"(exponent_251));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t3556;
                    const f32 t3557 = t3541 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3558 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_56), "f"(scale_log2), "f"(t3558));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3560) : "f"(exponent_252));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t3560;
                    const f32 t3561 = t3545 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3562 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_59), "f"(scale_log2), "f"(t3562));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3564) : "f"(exponent_253));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t3564;
                    const f32 t3565 = t3549 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3566 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_60), "f"(scale_log2), "f"(t3566));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3568) : "f"(exponent_254));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t3568;
                    const f32 t3569 = t3553 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3570 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(scale_log2), "f"(t3570));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3572;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3572) : "f"(exponent_255));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t3572;
                    const f32 t3573 = t3557 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3574 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(scale_log2), "f"(t3574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3576;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3576) : "f"(exponent_256));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t3576;
                    const f32 t3577 = t3561 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3578 = t3565 + t3569;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3579 = t3573 + t3577;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3580 = t3578 + t3579;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t3580;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t3581 = i_11 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3582 = t621 + t3581;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3583 = t3582 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3584 = t3583 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3585 = t3584 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3586 = t10 + t3585;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3587 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3587) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3586) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3588 = acc * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3589 = acc_2 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3590 = acc_5 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3591 = acc_6 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3592 = acc_9 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3593 = acc_10 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3594 = acc_13 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3595 = acc_14 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3596 = acc_17 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3597 = acc_18 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3598 = acc_21 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3599 = acc_22 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3600 = acc_25 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3601 = acc_26 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3602 = acc_29 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3603 = acc_30 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3604 = acc_33 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3605 = acc_34 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3606 = acc_37 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3607 = acc_38 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3608 = acc_41 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3609 = acc_42 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3610 = acc_45 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3611 = acc_46 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3612 = acc_49 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3613 = acc_50 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3614 = acc_53 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3615 = acc_54 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3616 = acc_57 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3617 = acc_58 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3618 = acc_61 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3619 = acc_62 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3620 = acc_3 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3621 = acc_4 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3622 = acc_7 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3623 = acc_8 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3624 = acc_11 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3625 = acc_12 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3626 = acc_15 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3627 = acc_16 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3628 = acc_19 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3629 = acc_20 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3630 = acc_23 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3631 = acc_24 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3632 = acc_27 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3633 = acc_28 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3634 = acc_31 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3635 = acc_32 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3636 = acc_35 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3637 = acc_36 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3638 = acc_39 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3639 = acc_40 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3640 = acc_43 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3641 = acc_44 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3642 = acc_47 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3643 = acc_48 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3644 = acc_51 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3645 = acc_52 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3646 = acc_55 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3647 = acc_56 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3648 = acc_59 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3649 = acc_60 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3650 = acc_63 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3651 = acc_64 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3651;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3652;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3652) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3653;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3653) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3654;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3654) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3655;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3655) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3656;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3656) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3657;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3657) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3658;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3658) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3659;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3659) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3660;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3660) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3661;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3661) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3662;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3662) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3663;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3663) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3664;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3664) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3665;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3665) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3666;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3666) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3667;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3667) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3668;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3668) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3669;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3669) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3670;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3670) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3671;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3671) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3672;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3672) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3673;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3673) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3674;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3674) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3675;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3675) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3676;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3676) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3677;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3677) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3678;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3678) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3679;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3679) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3680;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3680) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3681;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3681) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3682;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3682) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3683;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3683) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t3652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t3653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t3654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t3655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t3656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t3657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t3658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t3659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t3660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t3661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t3662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t3663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t3664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t3665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t3666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t3667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t3668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t3669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t3670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t3671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t3672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t3673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t3674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t3675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t3676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t3677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t3678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t3679;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t3680;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t3681;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t3682;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t3683;
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3684 = t623 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3685 = t3684 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3686 = t3685 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3687 = t10 + t3686;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3688 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3688) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3687) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3689 = count_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3690 = t621 + t3689;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3691 = t3690 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3692 = t3691 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3693 = t3692 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3694 = t10 + t3693;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3695 = t3690 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3696 = t3695 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3694), "r"(t3696) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_97 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_98 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_99 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_100 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_101 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_102 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_103 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_104 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_105 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_106 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_107 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_108 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_109 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_110 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_111 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_112 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_113 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_114 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_115 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_116 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_117 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_118 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_119 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_120 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_121 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_122 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_123 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_124 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_125 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_126 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_127 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_128 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3697 = t3690 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3698 = t3697 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3699 = t9 + t3698;
                const u32 t3700 = t3699 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3701 = t3700 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3702 = (u64)t3701;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3703 = t3702 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3704 = t3700 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3705 = (u64)t3704;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3706 = t3705 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3707 = t3700 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3708 = (u64)t3707;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3709 = t3708 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3710 = t3700 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3711 = (u64)t3710;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3712 = t3711 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3713 = t3700 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3714 = (u64)t3713;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3715 = t3714 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3716 = t3700 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3717 = (u64)t3716;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3718 = t3717 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3719 = t3700 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3720 = (u64)t3719;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3721 = t3720 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3722 = t3700 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3723 = (u64)t3722;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3724 = t3723 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t3703), "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t3706), "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t3709), "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t3712), "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t3715), "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t3718), "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t3721), "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t3724) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3725 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3726 = t621 + t3725;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3727 = t3726 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3728 = t3727 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3729 = t3728 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3730 = t10 + t3729;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3731 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3731) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3730) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + count_4;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3733 = t621 + count_5;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_12 = t3733; i_12 < through; i_12 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3734 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3734) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3735 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3736 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t3735 ? 0u : t3736;
                    const u32 t3738 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3738) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3739 = i_12 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3740 = t3739 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3741 = t10 + t3740;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3742 = i_12 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3743 = t3742 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3741), "r"(t3743) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3744 = i_12 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3745 = t3744 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3746 = t3745 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3747 = t10 + t3746;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3748 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3748) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3747) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3749 = i_12 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3750 = t3749 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3751 = t3750 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3752 = t10 + t3751;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3753 = i_12 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3754 = t3753 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3752), "r"(t3754) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3755 = i_12 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3756 = t3755 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3757 = t3756 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3758 = t10 + t3757;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3759 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3759) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3758) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3760;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3760) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_9 = row_sum + t3760;
                f32 t3762;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3762) : "f"(pair_9));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3763 = pair_9 + t3762;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3763;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3764;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3764) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_10 = row_sum_2 + t3764;
                f32 t3766;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3766) : "f"(pair_10));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3767 = pair_10 + t3766;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3767;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t3768 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3769;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3769) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t3768 ? 0.0f : t3769;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3771 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t3771;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3772 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t3772;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3773 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t3773;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3774 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t3774;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3775 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t3775;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3776 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t3776;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3777 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t3777;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3778 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t3778;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3779 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t3779;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3780 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t3780;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3781 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t3781;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3782 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t3782;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3783 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t3783;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3784 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t3784;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3785 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t3785;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3786 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t3786;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3787 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t3787;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3788 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t3788;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3789 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t3789;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3790 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t3790;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3791 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t3791;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3792 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t3792;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3793 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t3793;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3794 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t3794;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3795 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t3795;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3796 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t3796;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3797 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t3797;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3798 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t3798;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3799 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t3799;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3800 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t3800;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3801 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t3801;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3802 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t3802;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t3803 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3804;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3804) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t3803 ? 0.0f : t3804;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3806 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t3806;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3807 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t3807;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3808 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t3808;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3809 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t3809;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3810 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t3810;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3811 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t3811;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3812 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t3812;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3813 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t3813;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3814 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t3814;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3815 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t3815;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3816 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t3816;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3817 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t3817;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3818 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t3818;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3819 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t3819;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3820 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t3820;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3821 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t3821;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3822 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t3822;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3823 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t3823;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3824 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t3824;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3825 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t3825;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3826 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t3826;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3827 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t3827;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3828 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t3828;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3829 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t3829;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3830 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t3830;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3831 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t3831;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3832 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t3832;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3833 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t3833;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3834 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t3834;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3835 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t3835;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3836 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t3836;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3837 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t3837;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t3838 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3838) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3839 = t623 & 3u;
                const u32 t3840 = t491 + 8192u;
                u32 t3841;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3841) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3842;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3843;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3843) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3844;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3844) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3845;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3845) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3846;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3846) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3847;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3847) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3848;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3848) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3849;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3849) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3850;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3850) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3851;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3851) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3852;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3852) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3853;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3853) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3854;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3854) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3855;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3855) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3856;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3856) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3857;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3857) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3858;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3858) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3859;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3859) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3860;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3860) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3861;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3861) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3862;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3862) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3863;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3863) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3864;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3864) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3865;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3865) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3866;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3866) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3867;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3867) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3868;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3868) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3869;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3869) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3870;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3870) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3871;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3871) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3872;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3872) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3873 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3874 = t493 + t3873;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3875 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3876 = t3874 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3877 = t3875 ^ t3876;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3878 = t3874 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3879 = t3877 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3880 = t3878 + t3879;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3881 = t491 + t3880;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3881), "r"(t3841), "r"(t3842), "r"(t3843), "r"(t3844) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3882 = t3880 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3883 = t491 + t3882;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3883), "r"(t3845), "r"(t3846), "r"(t3847), "r"(t3848) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3884 = t3880 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3885 = t491 + t3884;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3885), "r"(t3849), "r"(t3850), "r"(t3851), "r"(t3852) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3886 = t3880 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3887 = t491 + t3886;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3887), "r"(t3853), "r"(t3854), "r"(t3855), "r"(t3856) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3888 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3889 = t493 + t3888;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3890 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3891 = t3889 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3892 = t3890 ^ t3891;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3893 = t3889 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3894 = t3892 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3895 = t3893 + t3894;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3896 = t3840 + t3895;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3896), "r"(t3857), "r"(t3858), "r"(t3859), "r"(t3860) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3897 = t3895 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3898 = t3840 + t3897;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3898), "r"(t3861), "r"(t3862), "r"(t3863), "r"(t3864) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3899 = t3895 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3900 = t3840 + t3899;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3900), "r"(t3865), "r"(t3866), "r"(t3867), "r"(t3868) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3901 = t3895 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3902 = t3840 + t3901;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3902), "r"(t3869), "r"(t3870), "r"(t3871), "r"(t3872) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t3903 = t505 + t494;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t3903 + t493;
                const bool t3905 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3905) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3906 = t493 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3907 = t491 + t3906;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3907), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t508) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3908 = t491 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3909 = t493 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3910 = t3908 + t3909;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3910), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t508) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t623 & 3u;
                const u32 t3912 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3913 = t3912 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3914 = t10 + t3913;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3915 = t623 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3916 = t3915 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3914), "r"(t3916) : "memory");
                const u32 t3917 = queries + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3918 = t3917 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3919 = t10 + t3918;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3920 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3920) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3919) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3921 = count_4 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t3921;
                #pragma unroll 1
                for (u32 i_13 = passed_2; i_13 < last; i_13 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3923 = i_13 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3924 = t3923 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3925 = t10 + t3924;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3926 = i_13 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3927 = t3926 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3925), "r"(t3927) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3928 = i_13 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3929 = t3928 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3930 = t3929 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3931 = t10 + t3930;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3932 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3932) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3931) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3933 = i_13 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3934 = t3933 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3935 = t3934 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3936 = t10 + t3935;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3937 = i_13 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3938 = t3937 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3936), "r"(t3938) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3939 = i_13 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3940 = t3939 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3941 = t3940 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3942 = t10 + t3941;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3943 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3943) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3942) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3944 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3944) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3945 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3946 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t3945 ? 0u : t3946;
                    const u32 t3948 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3948) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3949 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3950 = t3949 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3951 = t10 + t3950;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3952 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3953 = t3952 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3951), "r"(t3953) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3954 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3955 = t3954 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3956 = t3955 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3957 = t10 + t3956;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3958 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3958) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3957) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3959 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3960 = t3959 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3961 = t3960 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3962 = t10 + t3961;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3963 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3964 = t3963 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3962), "r"(t3964) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3965 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3966 = t3965 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3967 = t3966 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3968 = t10 + t3967;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3969 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3969) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3968) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3970 = passed_2 + count_4;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t3970;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3971 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t3971;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3972 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3972) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3973 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3974;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3974) : "r"(t3973) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3975;
            asm("mov.b32 %0, %1;" : "=r"(t3975) : "f"(t3974));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3976;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3976) : "r"(t3975));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3976;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3978 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3978) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3979 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3979) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
