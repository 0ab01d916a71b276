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
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 begin_3 = begin >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t93 = end_5 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t94 = t93 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t95 = begin_3 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_7 = t94 > t95 ? t94 : t95;
                const u32 count = end_7 - begin_3;
                const u32 t98 = end_2 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t98 < end_7 ? t98 : end_7;
                const u32 t100 = begin_2 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t101 = t100 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t102 = t101 > begin_3 ? t101 : begin_3;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t103 = t102 < end_7 ? t102 : end_7;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_left = end_7 - t103;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t105 = end_7 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t105 < count ? t105 : count;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = index / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t108 = tile << 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t108 & 3u;
                const u32 t110 = slot + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t108 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t112), "r"(t115) : "memory");
                const u32 t116 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t10 + t117;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t119 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t120 = smem_1 + t119;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t121;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t121) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t122 = t121 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t122) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t118) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(q), "r"(t118), "r"(0u), "r"(index), "r"(t41), "r"(t44) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t123 = t120 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t123), "l"(q), "r"(t118), "r"(64u), "r"(index), "r"(t41), "r"(t44) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t124 = tile << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t125 = t124 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t125 & 3u;
                const u32 t127 = slot_2 + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t10 + t128;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t125 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(t132) : "memory");
                const u32 t133 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t133 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t10 + t134;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t41 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t137 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t138 = smem_1 + t137;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t139;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t139) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t140 = t139 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t140) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t135) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(q), "r"(t135), "r"(0u), "r"(index), "r"(t136), "r"(t44) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = t138 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(q), "r"(t135), "r"(64u), "r"(index), "r"(t136), "r"(t44) : "memory");
                }
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t142 = end_7 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t143 = t142 << 7u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t144 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t143 + t144;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t146 = t50 + t56;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t147 = t59 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t148 = t146 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t147 + t148;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t150 = t59 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t151 = t146 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t150 + t151;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t153 = t56 - key;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t155 = slot_3 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t10 + t155;
                const u32 t157 = slot_3 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t10 + t158;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t161 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t159), "r"(t162) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = slot_3 << 15u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t8 + t163;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t165;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t166 = t165 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t166) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t156) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t167;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t167) : "r"(t153), "r"(i));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t168;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t168) : "r"(ends), "r"(i));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t169 = i * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t170 = t169 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t171 = t164 + t170;
                    u32 t172;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t172) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t173 = t172 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t173) {
                        const u32 t174 = 1073741824u - t167;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t171), "l"(k), "r"(t156), "r"(0u), "r"(t107), "r"(t174), "r"(t168), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t175 = t171 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t175), "l"(k), "r"(t156), "r"(64u), "r"(t107), "r"(t174), "r"(t168), "r"(1073741824u) : "memory");
                    }
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t177 = slot_4 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t10 + t178;
                const u32 t180 = slot_4 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t10 + t181;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t183 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(t185) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = slot_4 << 15u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t9 + t186;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t188;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t188) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t189 = t188 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t189) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t179) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t190;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t190) : "r"(t153), "r"(i_2));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t191;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t191) : "r"(ends_2), "r"(i_2));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t192 = i_2 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t193 = t192 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t194 = t187 + t193;
                    u32 t195;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t196 = t195 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t196) {
                        const u32 t197 = 1073741824u - t190;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t194), "l"(v), "r"(t179), "r"(0u), "r"(t107), "r"(t197), "r"(t191), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t198 = t194 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t198), "l"(v), "r"(t179), "r"(64u), "r"(t107), "r"(t197), "r"(t191), "r"(1073741824u) : "memory");
                    }
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < count; i_3 += 1u) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t199 = end_7 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t200 = t199 - i_3;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t201 = t200 << 7u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t202 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_2 = t201 + t202;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t204 = t50 + t56;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t205 = t59 * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t206 = t204 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_3 = t205 + t206;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t208 = t59 * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t209 = t204 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_4 = t208 + t209;
#line 196 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t211 = i_3 + 1u;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t212 = t56 - key_2;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t213 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t213 & 1u;
                    const u32 t215 = slot_5 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t10 + t215;
                    const u32 t217 = slot_5 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t217 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t10 + t218;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t213 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t221 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t219), "r"(t222) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = slot_5 << 15u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t8 + t223;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t225;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t225) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t226 = t225 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t226) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t216) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t227;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t227) : "r"(t212), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t228;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t228) : "r"(ends_3), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t229 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t230 = t229 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t231 = t224 + t230;
                        u32 t232;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t232) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t233 = t232 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t233) {
                            const u32 t234 = 1073741824u - t227;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t231), "l"(k), "r"(t216), "r"(0u), "r"(t107), "r"(t234), "r"(t228), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t235 = t231 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t235), "l"(k), "r"(t216), "r"(64u), "r"(t107), "r"(t234), "r"(t228), "r"(1073741824u) : "memory");
                        }
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t236 & 1u;
                    const u32 t238 = slot_6 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t10 + t239;
                    const u32 t241 = slot_6 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t241 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t10 + t242;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t236 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t244 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t245 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t243), "r"(t246) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = slot_6 << 15u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t9 + t247;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t249;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t249) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t250 = t249 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t250) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t240) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t251;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t251) : "r"(t212), "r"(i_5));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t252;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t252) : "r"(ends_4), "r"(i_5));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t253 = i_5 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t254 = t253 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t255 = t248 + t254;
                        u32 t256;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t256) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t257 = t256 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t257) {
                            const u32 t258 = 1073741824u - t251;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t255), "l"(v), "r"(t240), "r"(0u), "r"(t107), "r"(t258), "r"(t252), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t259 = t255 + 16384u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t259), "l"(v), "r"(t240), "r"(64u), "r"(t107), "r"(t258), "r"(t252), "r"(1073741824u) : "memory");
                        }
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t260 = passed + count;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t260;
                const u32 t261 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t261;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t262 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t262) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t263 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t264;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t264) : "r"(t263) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t265;
                asm("mov.b32 %0, %1;" : "=r"(t265) : "f"(t264));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t266;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t266) : "r"(t265));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t266;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t268 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t268) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count_2 = 0u;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < batch; i_6 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_6 + lane;
                const u32 t270 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t271 = batch_2 < t270 ? batch_2 : t270;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q : added_k;
                const u64 t274 = (u64)t271;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t275 = t274 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t276 = t275 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t277 = seqused_k + t276;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                u32 t278;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t278) : "l"(t277) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = (int)t278 > (int)0u ? t278 : 0u;
                const u32 used_2 = used < seq_k ? used : seq_k;
                const u32 t281 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                const u32 t282 = t281 < seq_k ? t281 : seq_k;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t283 = (u64)t271;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t284 = t283 * cache_batch_idx_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t285 = t284 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                const u64 t286 = cache_batch_idx + t285;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                u32 t287;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t287) : "l"(t286) : "memory");
                const u64 t288 = (u64)t271;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t289 = t288 * cache_leftpad_stride0;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t290 = t289 * 4ull;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                const u64 t291 = cache_leftpad + t290;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                u32 t292;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t292) : "l"(t291) : "memory");
#line 167 "fa-kernels/src/attention/options/cache.rs"
                const u32 padding = t292 < t282 ? t292 : t282;
                const u32 t294 = t282 - padding;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t295 = seq_q + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t295 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t297 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t298 = t297 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t299 = count_2 + t298;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count_2 = t299;
            }
            f32 t300;
            asm("mov.b32 %0, %1;" : "=f"(t300) : "r"(count_2));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t301;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t301) : "f"(t300));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t302;
            asm("mov.b32 %0, %1;" : "=r"(t302) : "f"(t301));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t303 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t304 = t303 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t305 = t304 ? t302 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t306 = count_2 + t305;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t307 = count_2 + t302;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t308;
            asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(t307));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t309;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t309) : "f"(t308));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t310;
            asm("mov.b32 %0, %1;" : "=r"(t310) : "f"(t309));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t311 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t312 = t311 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t313 = t312 ? t310 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t314 = t306 + t313;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t315 = t307 + t310;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t316;
            asm("mov.b32 %0, %1;" : "=f"(t316) : "r"(t315));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t317;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t317) : "f"(t316));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t318;
            asm("mov.b32 %0, %1;" : "=r"(t318) : "f"(t317));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t319 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t320 = t319 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t321 = t320 ? t318 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t322 = t314 + t321;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t323 = t315 + t318;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t324;
            asm("mov.b32 %0, %1;" : "=f"(t324) : "r"(t323));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t325;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t325) : "f"(t324));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t326;
            asm("mov.b32 %0, %1;" : "=r"(t326) : "f"(t325));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t327 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t328 = t327 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t329 = t328 ? t326 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t330 = t322 + t329;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t331 = t323 + t326;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t332;
            asm("mov.b32 %0, %1;" : "=f"(t332) : "r"(t331));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t333;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t333) : "f"(t332));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t334;
            asm("mov.b32 %0, %1;" : "=r"(t334) : "f"(t333));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t335 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t336 = t335 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t337 = t336 ? t334 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t338 = t330 + t337;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t339 = t331 + t334;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t340;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t340) : "r"(t339));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t340 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t342 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t342;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t343 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t343;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t344 = most != 0u;
                if (!t344) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t345 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t346 = t345 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t346;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t348 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t348 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < batch; i_7 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_7 + lane;
                    const u32 t351 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t352 = batch_3 < t351 ? batch_3 : t351;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q : added_k;
                    const u64 t355 = (u64)t352;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t356 = t355 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t357 = t356 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t358 = seqused_k + t357;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    u32 t359;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t358) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_3 = (int)t359 > (int)0u ? t359 : 0u;
                    const u32 used_4 = used_3 < seq_k ? used_3 : seq_k;
                    const u32 t362 = used_4 + added_2;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                    const u32 t363 = t362 < seq_k ? t362 : seq_k;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t364 = (u64)t352;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t365 = t364 * cache_batch_idx_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t366 = t365 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t367 = cache_batch_idx + t366;
#line 149 "fa-kernels/src/attention/options/cache.rs"
                    u32 t368;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t367) : "memory");
                    const u64 t369 = (u64)t352;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t370 = t369 * cache_leftpad_stride0;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t371 = t370 * 4ull;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t372 = cache_leftpad + t371;
#line 151 "fa-kernels/src/attention/options/cache.rs"
                    u32 t373;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t373) : "l"(t372) : "memory");
#line 167 "fa-kernels/src/attention/options/cache.rs"
                    const u32 padding_2 = t373 < t363 ? t373 : t363;
                    const u32 words_3 = t363 - padding_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_2 = words_3 < seq_k ? words_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t377 = seq_q + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t377 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t379 = least_2 + seq_q;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t380 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t381 = t379 > t380 ? t379 : t380;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t382 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t383 = t381 - t382;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first = t383 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t385 = seq_k_2 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t385 ? tiles : first;
                    const bool t387 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t388 = t387 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_2 = t388 < tiles ? t388 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t390 = seq_q + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t390 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t392 = most + seq_q;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t393 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t394 = t392 > t393 ? t392 : t393;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t395 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t396 = t394 - t395;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t396 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t398 = seq_k_2 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t398 ? tiles_2 : first_3;
                    const bool t400 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t401 = t400 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t401 < tiles_2 ? t401 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t403 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t404 = end_8 - first_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t403 ? t404 : 0u;
                    const u32 t406 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t407;
                    asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(t406));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t408;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t408) : "f"(t407));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t409;
                    asm("mov.b32 %0, %1;" : "=r"(t409) : "f"(t408));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t410 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t411 = t410 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t412 = t411 ? t409 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t413 = t406 + t412;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t414 = t406 + t409;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t415;
                    asm("mov.b32 %0, %1;" : "=f"(t415) : "r"(t414));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t416;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t416) : "f"(t415));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t417;
                    asm("mov.b32 %0, %1;" : "=r"(t417) : "f"(t416));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t418 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t419 = t418 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t420 = t419 ? t417 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t421 = t413 + t420;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t422 = t414 + t417;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t423;
                    asm("mov.b32 %0, %1;" : "=f"(t423) : "r"(t422));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t424;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t424) : "f"(t423));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t425;
                    asm("mov.b32 %0, %1;" : "=r"(t425) : "f"(t424));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t426 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t427 = t426 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t428 = t427 ? t425 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t429 = t421 + t428;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t430 = t422 + t425;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t431;
                    asm("mov.b32 %0, %1;" : "=f"(t431) : "r"(t430));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t432;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t432) : "f"(t431));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t433;
                    asm("mov.b32 %0, %1;" : "=r"(t433) : "f"(t432));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t434 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t435 = t434 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t436 = t435 ? t433 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t437 = t429 + t436;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t438 = t430 + t433;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t439;
                    asm("mov.b32 %0, %1;" : "=f"(t439) : "r"(t438));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t440;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t440) : "f"(t439));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t441;
                    asm("mov.b32 %0, %1;" : "=r"(t441) : "f"(t440));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t442 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t443 = t442 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t444 = t443 ? t441 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t445 = t437 + t444;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t446 = t438 + t441;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t447;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t447) : "r"(t446));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t447;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t449 = index_2 < end_9;
                        if (!t449) break;
                        const u32 t450 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t451 = t445 - t406;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t450 - t451;
                        const bool t453 = nth < t406;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t453) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t455 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t456 = t455 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t457 = first_2 + t456;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t457 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t461;
                            asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t461) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t462;
                            asm("mov.b32 %0, %1;" : "=f"(t462) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t462) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t463;
                            asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t463) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(0.0f) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t464;
                            asm("mov.b32 %0, %1;" : "=f"(t464) : "r"(padding_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t464) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t465;
                            asm("mov.b32 %0, %1;" : "=f"(t465) : "r"(seq_q));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t465) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t466;
                            asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t466) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t467;
                            asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(t368));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(to), "f"(t467) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t468;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t468) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t469 = t468 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t469) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t470 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t470;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t471 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t472 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t473 = t472 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t471), "r"(t473) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t474 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t474) {
                            const u32 t475 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t476;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t476) : "l"(claims), "r"(t475) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t476;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t477 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t478;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t478) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t479 = t477 + t478;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t479;
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
            u32 t482;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t482) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t483 = t482 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t483) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t484 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t484), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t485;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t485) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t486 = t485 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t486) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t488 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t489 = t7 + t488;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t490 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t491 = t490 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t492 = index_3 << 6u;
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
        const u32 t493 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t493) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t494 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t495;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t495) : "r"(t494) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t496;
        asm("mov.b32 %0, %1;" : "=r"(t496) : "f"(t495));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t497;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t497) : "r"(t496));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t497;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t498 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t498) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t499 = index_4 != 4294967295u;
            if (!t499) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t501;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t501) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t502;
            asm("mov.b32 %0, %1;" : "=r"(t502) : "f"(t501));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t503;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t503) : "r"(t502));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t504;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t504) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t505;
            asm("mov.b32 %0, %1;" : "=r"(t505) : "f"(t504));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t506;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t506) : "r"(t505));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t507;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t507) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t508;
            asm("mov.b32 %0, %1;" : "=r"(t508) : "f"(t507));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t509;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t509) : "r"(t508));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t510;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t510) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t511;
            asm("mov.b32 %0, %1;" : "=r"(t511) : "f"(t510));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t512;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t512) : "r"(t511));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t513;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t513) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t514;
            asm("mov.b32 %0, %1;" : "=r"(t514) : "f"(t513));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t515;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t515) : "r"(t514));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t516;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t516) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t517;
            asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t518;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t518) : "r"(t517));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t519;
            asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t519) : "r"(from_2) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t520;
            asm("mov.b32 %0, %1;" : "=r"(t520) : "f"(t519));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t521;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t521) : "r"(t520));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t522;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t522) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t523 = t522 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t523) {
                const u32 t524 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t524) : "memory");
            }
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t525 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t526 = t503 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t526 + t525;
            const u32 t528 = end_10 > t515 ? end_10 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t529 = t528 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_11 = t529 < t518 ? t529 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t503 + t518;
            const u32 t532 = end_12 > t515 ? end_12 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t532 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t534 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t535 = t534 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t536 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t537 = t536 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t535 < t537 ? t535 : t537;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t539 = t503 + 127u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t540 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t541 = t539 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t541 + t540;
            const u32 t543 = end_13 > t515 ? end_13 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t544 = t543 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t544 < t518 ? t544 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t539 + t518;
            const u32 t547 = end_15 > t515 ? end_15 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t547 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t549 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t550 = t549 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t551 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t552 = t551 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t550 < t552 ? t550 : t552;
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_6 = begin_4 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t555 = end_14 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t556 = t555 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t557 = begin_6 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_16 = t556 > t557 ? t556 : t557;
            const u32 count_4 = end_16 - begin_6;
            const u32 t560 = end_11 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t560 < end_16 ? t560 : end_16;
            const u32 t562 = begin_5 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t563 = t562 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t564 = t563 > begin_6 ? t563 : begin_6;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t565 = t564 < end_16 ? t564 : end_16;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_2 = end_16 - t565;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t567 = end_16 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t567 < count_4 ? t567 : count_4;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t503 + t492;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t570 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t571 = first_query + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t571 + t570;
            const u32 t573 = end_17 > t515 ? end_17 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t574 = t573 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_18 = t574 < t518 ? t574 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = first_query + t518;
            const u32 t577 = end_19 > t515 ? end_19 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t577 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t579 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t580 = t579 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t581 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t582 = t581 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t580 < t582 ? t580 : t582;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t584 = first_query + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t585 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t586 = t584 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t586 + t585;
            const u32 t588 = end_20 > t515 ? end_20 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t589 = t588 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_21 = t589 < t518 ? t589 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_22 = t584 + t518;
            const u32 t592 = end_22 > t515 ? end_22 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t592 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t594 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t595 = t594 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t596 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t597 = t596 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t595 < t597 ? t595 : t597;
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_9 = begin_7 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t600 = end_21 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t601 = t600 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t602 = begin_9 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_23 = t601 > t602 ? t601 : t602;
            const u32 count_5 = end_23 - begin_9;
            const u32 t605 = end_18 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t605 < end_23 ? t605 : end_23;
            const u32 t607 = begin_8 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t608 = t607 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t609 = t608 > begin_9 ? t608 : begin_9;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t610 = t609 < end_23 ? t609 : end_23;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_3 = end_23 - t610;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t612 = end_23 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t612 < count_5 ? t612 : count_5;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t614 = end_16 - end_23;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t615 = passed_2 + t614;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t616 = count_3 << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t617 = t616 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t618 = t503 + t492;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t619 = t618 < t515;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t619) {
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
                for (u32 i_8 = passed_2; i_8 < t615; i_8 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t620 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t620) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t621 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t622 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t621 ? 0u : t622;
                    const u32 t624 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t624) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t625 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t626 = t625 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t627 = t10 + t626;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t628 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t629 = t628 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t627), "r"(t629) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t630 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t631 = t630 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t632 = t631 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t633 = t10 + t632;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t634 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t634) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t633) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t635 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t636 = t635 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t637 = t636 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t638 = t10 + t637;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t639 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t640 = t639 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t638), "r"(t640) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t641 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t642 = t641 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t643 = t642 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t644 = t10 + t643;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t645 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t645) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t644) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t646 = t617 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t647 = t646 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t648 = t647 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t649 = t10 + t648;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t650 = t617 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t651 = t650 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t649), "r"(t651) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t652 = t615 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t653 = t652 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t654 = t10 + t653;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t655 = t615 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t656 = t655 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t654), "r"(t656) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t657 = t617 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t658 = t657 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t659 = smem_1 + t658;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t660 = t615 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t661 = t660 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t662 = t8 + t661;
                const u32 t663 = t659 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t664 = t662 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t665 = t663 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t666 = (u64)t665;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t667 = t666 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t668 = t664 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t669 = (u64)t668;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t670 = t669 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t671 = t663 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t672 = (u64)t671;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t673 = t672 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t674 = t664 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t675 = (u64)t674;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t676 = t675 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t677 = t663 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t678 = (u64)t677;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t679 = t678 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t680 = t664 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t681 = (u64)t680;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t682 = t681 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t683 = t663 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t684 = (u64)t683;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t685 = t684 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t686 = t664 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t687 = (u64)t686;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t688 = t687 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t689 = t663 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t690 = (u64)t689;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t691 = t690 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t692 = t664 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t693 = (u64)t692;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t694 = t693 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = t663 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t696 = (u64)t695;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t697 = t696 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t664 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t699 = (u64)t698;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t700 = t699 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = t663 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t702 = (u64)t701;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t703 = t702 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t664 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t705 = (u64)t704;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t706 = t705 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t663 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t708 = (u64)t707;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t709 = t708 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t664 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t711 = (u64)t710;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t712 = t711 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t667), "l"(t670), "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685), "l"(t688), "l"(t691), "l"(t694), "l"(t697), "l"(t700), "l"(t703), "l"(t706), "l"(t709), "l"(t712) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t615 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t714 = t713 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t715 = t714 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t10 + t715;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t717 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t717) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t716) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t718 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t718 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t720 = t503 + t492;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t720 + t491;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t722 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t723 = t722 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t723;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t725 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t726 = first_query_2 + t725;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t727 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t728 = t726 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t728 + t727;
                const u32 t730 = end_24 > t515 ? end_24 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t731 = t730 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_25 = t731 < t518 ? t731 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_26 = t726 + t518;
                const u32 t734 = end_26 > t515 ? end_26 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_7 = t734 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t736 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t737 = t736 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t738 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t739 = t738 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_10 = t737 < t739 ? t737 : t739;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t741 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t741 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t743 = begin_10 > column ? begin_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t744 = t743 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t745 = 0u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t746 = t744 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible = t745 & t746;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t748 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t748;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t749 = 1u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t750 = t744 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = t749 & t750;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t752 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t752;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t753 = 8u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t754 = t744 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = t753 & t754;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t756 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t756;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t757 = 9u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t758 = t744 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = t757 & t758;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t760 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t760;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t761 = 16u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t762 = t744 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = t761 & t762;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t764 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t764;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t765 = 17u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t766 = t744 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = t765 & t766;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t768 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t768;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t769 = 24u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t770 = t744 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = t769 & t770;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t772 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t772;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t773 = 25u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t774 = t744 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = t773 & t774;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t776 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t776;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t777 = 32u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t778 = t744 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = t777 & t778;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t780 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t780;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t781 = 33u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t782 = t744 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = t781 & t782;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t784 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t784;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t785 = 40u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t786 = t744 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = t785 & t786;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t788 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t788;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t789 = 41u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t790 = t744 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = t789 & t790;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t792;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t793 = 48u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t794 = t744 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = t793 & t794;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t796;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t797 = 49u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t798 = t744 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = t797 & t798;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t800;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t801 = 56u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t802 = t744 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = t801 & t802;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t804;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t805 = 57u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t806 = t744 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t809 = 64u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t810 = t744 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t813 = 65u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t814 = t744 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t816;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t817 = 72u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t818 = t744 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t817 & t818;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t820 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t820;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t821 = 73u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t822 = t744 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t821 & t822;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t824 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t824;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t825 = 80u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t826 = t744 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t825 & t826;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t828 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t828;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t829 = 81u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t830 = t744 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t829 & t830;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t832 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t832;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t833 = 88u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t834 = t744 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t833 & t834;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t836;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t837 = 89u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t838 = t744 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t837 & t838;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t840;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t841 = 96u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t842 = t744 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t841 & t842;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t844;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t845 = 97u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t846 = t744 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t845 & t846;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t848;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t849 = 104u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t850 = t744 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t849 & t850;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t852;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t853 = 105u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t854 = t744 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t853 & t854;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t856;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t857 = 112u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t858 = t744 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t857 & t858;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t860;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t861 = 113u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t862 = t744 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t861 & t862;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t864 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t864;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t865 = 120u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t866 = t744 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t865 & t866;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t868 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t868;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t869 = 121u < end_27;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t870 = t744 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t869 & t870;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t872;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t873 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t874 = first_query_2 + t873;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t875 = t874 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t876 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t877 = t875 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_28 = t877 + t876;
                const u32 t879 = end_28 > t515 ? end_28 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t880 = t879 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_29 = t880 < t518 ? t880 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t875 + t518;
                const u32 t883 = end_30 > t515 ? end_30 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_8 = t883 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t885 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t886 = t885 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t887 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t888 = t887 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_11 = t886 < t888 ? t886 : t888;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t890 = end_29 > column ? end_29 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t890 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t892 = begin_11 > column ? begin_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t893 = t892 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t894 = 0u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t895 = t893 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t894 & t895;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t897 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t897;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t898 = 1u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t899 = t893 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t898 & t899;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t901 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t901;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t902 = 8u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t903 = t893 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t902 & t903;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t905 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t905;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t906 = 9u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t907 = t893 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t906 & t907;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t909 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t909;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t910 = 16u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t911 = t893 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t910 & t911;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t913 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t913;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t914 = 17u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t915 = t893 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t914 & t915;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t917 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t917;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t918 = 24u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t919 = t893 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t918 & t919;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t921 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t921;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t922 = 25u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t923 = t893 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t922 & t923;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t925 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t925;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t926 = 32u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t927 = t893 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t926 & t927;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t929 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t929;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t930 = 33u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t931 = t893 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t930 & t931;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t933 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t933;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t934 = 40u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t935 = t893 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t934 & t935;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t937 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t937;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t938 = 41u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t939 = t893 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t938 & t939;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t941 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t941;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t942 = 48u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t943 = t893 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t942 & t943;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t945 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t945;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t946 = 49u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t947 = t893 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t946 & t947;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t949 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t949;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t950 = 56u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t951 = t893 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t950 & t951;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t953 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t953;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t954 = 57u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t955 = t893 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t954 & t955;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t957;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t958 = 64u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t959 = t893 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t958 & t959;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t961;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t962 = 65u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t963 = t893 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t962 & t963;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t965 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t965;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t966 = 72u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t967 = t893 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t966 & t967;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t969 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t969;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t970 = 73u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t971 = t893 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t970 & t971;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t973 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t973;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t974 = 80u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t975 = t893 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t974 & t975;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t977 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t977;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t978 = 81u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t979 = t893 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t978 & t979;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t981 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t981;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t982 = 88u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t983 = t893 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t982 & t983;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t985 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t985;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t986 = 89u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t987 = t893 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t986 & t987;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t989 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t989;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t990 = 96u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t991 = t893 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t990 & t991;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t993 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t993;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t994 = 97u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t995 = t893 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t994 & t995;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t997;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t998 = 104u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t999 = t893 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t998 & t999;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1001;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1002 = 105u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1003 = t893 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1002 & t1003;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1005;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1006 = 112u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1007 = t893 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1006 & t1007;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1009;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1010 = 113u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1011 = t893 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1010 & t1011;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1013;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1014 = 120u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1015 = t893 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1014 & t1015;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1017;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1018 = 121u < end_31;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1019 = t893 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1018 & t1019;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1021 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1021;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1023;
                asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1024;
                asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1023), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1025;
                asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1026;
                asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1027;
                asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1028;
                asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1030;
                asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1031;
                asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1033;
                asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1029), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1034;
                asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1035;
                asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1036;
                asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1037;
                asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1038;
                asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1039;
                asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1040;
                asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1041;
                asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1042;
                asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1043;
                asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1045;
                asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1046;
                asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1047;
                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1050;
                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1051;
                asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_62));
                f32 t1052;
                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(t1049));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1050), "f"(t1051));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1054;
                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1052), "f"(t1053));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1055;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1055) : "f"(t1054));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1054), "f"(t1055));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1057;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1057));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t1060 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t1060;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1062 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(old), "f"(scale_log2), "f"(t1062));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1063));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1065 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1066 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1068;
                const f32 t1069 = t1065 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1070 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1072;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1073 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1075;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1076 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1078;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1079 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1081;
                const f32 t1082 = t1069 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1083 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1085;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1085;
                const f32 t1086 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1087 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1089;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1089;
                const f32 t1090 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1091 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1093;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1093;
                const f32 t1094 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1095 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1097;
                const f32 t1098 = t1082 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1099 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1101;
                const f32 t1102 = t1086 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1105;
                const f32 t1106 = t1090 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1107 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1109;
                const f32 t1110 = t1094 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1111 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1113;
                const f32 t1114 = t1098 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1115 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1117;
                const f32 t1118 = t1102 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1119 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1121;
                const f32 t1122 = t1106 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1123 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1125;
                const f32 t1126 = t1110 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1127 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1129;
                const f32 t1130 = t1114 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1131 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1133;
                const f32 t1134 = t1118 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1135 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1137;
                const f32 t1138 = t1122 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1139 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1141;
                const f32 t1142 = t1126 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1143 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1145;
                const f32 t1146 = t1130 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1147 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1149;
                const f32 t1150 = t1134 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1151 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1153;
                const f32 t1154 = t1138 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1155 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1157) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1157;
                const f32 t1158 = t1142 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1159 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1161) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1161;
                const f32 t1162 = t1146 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1163 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1165;
                const f32 t1166 = t1150 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1167 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1169;
                const f32 t1170 = t1154 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1171 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1173;
                const f32 t1174 = t1158 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1175 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1177;
                const f32 t1178 = t1162 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1179 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1181;
                const f32 t1182 = t1166 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1183 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1185;
                const f32 t1186 = t1170 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1187 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1189;
                const f32 t1190 = t1174 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1191 = t1178 + t1182;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1192 = t1186 + t1190;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1193 = t1191 + t1192;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1193;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1195;
                asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1196;
                asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1195), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1197;
                asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1198;
                asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1199;
                asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1200;
                asm("max.f32 %0, %1, %2;" : "=f"(t1200) : "f"(t1196), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(t1197), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1202;
                asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1198), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1203;
                asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1199), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1204;
                asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(t1200), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1201), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1206;
                asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1202), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1203), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1208;
                asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1204), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1209;
                asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1205), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1210;
                asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1206), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1211;
                asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1207), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1212;
                asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(t1208), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(t1209), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1214;
                asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(t1210), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1215;
                asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1211), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1216;
                asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1212), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1217;
                asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1213), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1218;
                asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1214), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1215), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1220;
                asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1216), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1217), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(t1218), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(t1219), "f"(s_64));
                f32 t1224;
                asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1220), "f"(t1221));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1222), "f"(t1223));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1226;
                asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1224), "f"(t1225));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1227;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1227) : "f"(t1226));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1226), "f"(t1227));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1229;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1229) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1229));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1232 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1232;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1234 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(old_2), "f"(scale_log2), "f"(t1234));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1235));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1237 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1238 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1238));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1240;
                const f32 t1241 = t1237 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1242 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1242));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1244;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1245 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1245));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1247;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1247;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1248 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1248));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1250;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1251 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1253;
                const f32 t1254 = t1241 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1255 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1255));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1257;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1257;
                const f32 t1258 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1259 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1259));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1261;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1261;
                const f32 t1262 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1263 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1263));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1265;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1265;
                const f32 t1266 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1267 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1267));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1269;
                const f32 t1270 = t1254 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1271 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1273;
                const f32 t1274 = t1258 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1275 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1277;
                const f32 t1278 = t1262 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1279 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1281;
                const f32 t1282 = t1266 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1283 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1285;
                const f32 t1286 = t1270 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1287 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1289;
                const f32 t1290 = t1274 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1291 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1293;
                const f32 t1294 = t1278 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1295 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1297;
                const f32 t1298 = t1282 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1299 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1301;
                const f32 t1302 = t1286 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1303 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1305;
                const f32 t1306 = t1290 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1307 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1309;
                const f32 t1310 = t1294 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1313;
                const f32 t1314 = t1298 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1317;
                const f32 t1318 = t1302 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1321;
                const f32 t1322 = t1306 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1325;
                const f32 t1326 = t1310 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1329;
                const f32 t1330 = t1314 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1333;
                const f32 t1334 = t1318 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1337;
                const f32 t1338 = t1322 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1341;
                const f32 t1342 = t1326 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1345;
                const f32 t1346 = t1330 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1349;
                const f32 t1350 = t1334 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1353;
                const f32 t1354 = t1338 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1357;
                const f32 t1358 = t1342 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1359 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1361;
                const f32 t1362 = t1346 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1363 = t1350 + t1354;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1364 = t1358 + t1362;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1365 = t1363 + t1364;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1365;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1366;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1367;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1368;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1369;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1370;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1371;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1372;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1373;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1374;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1375;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1376;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1377;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1378;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1379;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1380;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1381;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1382;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1383;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1384;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1385;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1386;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1387;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1388;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1389;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1390;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1391;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1392;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1393;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1394;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1395;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1396;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1397;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1366;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1367;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1368;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1369;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1370;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1371;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1384;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1385;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1386;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1387;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1388;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1389;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1393;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1394;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1395;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1396;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1397;
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
                const u32 masked_left_4 = masked_left_3 > masked_right_4 ? masked_left_3 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_9 = 1u; i_9 < masked_right_4; i_9 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1400 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1400) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1401 = t615 + i_9;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t1401 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1403 = t1402 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1404 = t10 + t1403;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1405 = t1401 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1406 = t1405 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1404), "r"(t1406) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1407 = t617 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1408 = t1407 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1409 = smem_1 + t1408;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1410 = t1401 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = t1410 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t8 + t1411;
                    const u32 t1413 = t1409 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1414 = t1412 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1415 = t1413 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1416 = (u64)t1415;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1417 = t1416 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1418 = t1414 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1419 = (u64)t1418;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1420 = t1419 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1421 = t1413 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = (u64)t1421;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1423 = t1422 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1424 = t1414 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = (u64)t1424;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1426 = t1425 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1427 = t1413 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = (u64)t1427;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1429 = t1428 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1430 = t1414 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = (u64)t1430;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1432 = t1431 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1433 = t1413 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1434 = (u64)t1433;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1435 = t1434 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1436 = t1414 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1437 = (u64)t1436;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1438 = t1437 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t1413 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1440 = (u64)t1439;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1441 = t1440 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t1414 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1443 = (u64)t1442;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1444 = t1443 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1445 = t1413 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1446 = (u64)t1445;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1447 = t1446 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1448 = t1414 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = (u64)t1448;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1450 = t1449 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1451 = t1413 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = (u64)t1451;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1453 = t1452 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1454 = t1414 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = (u64)t1454;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1456 = t1455 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = t1413 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = (u64)t1457;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1459 = t1458 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = t1414 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1461 = (u64)t1460;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1462 = t1461 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = i_9 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t615 + t1463;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1464 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t1465 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1467 = t1466 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t10 + t1467;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1469 = t1464 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1470 = t1469 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1468), "r"(t1470) : "memory");
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
                    const u32 t1471 = t1464 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1472 = t1471 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1473 = t9 + t1472;
                    const u32 t1474 = t1473 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1475 = t1474 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = (u64)t1475;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1477 = t1476 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1478 = t1474 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = (u64)t1478;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1480 = t1479 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1481 = t1474 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = (u64)t1481;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1483 = t1482 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1484 = t1474 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = (u64)t1484;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1486 = t1485 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1487 = t1474 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = (u64)t1487;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1489 = t1488 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1490 = t1474 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = (u64)t1490;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1492 = t1491 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1493 = t1474 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1494 = (u64)t1493;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1495 = t1494 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1496 = t1474 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1497 = (u64)t1496;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1498 = t1497 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1477), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1480), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1483), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1486), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1489), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1492), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1495), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1498) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1499 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1500 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t1499 ? 0u : t1500;
                    const u32 t1502 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1502) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1503 = t615 + i_9;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1504 = t1503 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1505 = t1504 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1506 = t1505 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1507 = t10 + t1506;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1508 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1508) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1507) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1509 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1510 = t1509 - i_9;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1510 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1512 = t503 + t492;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t1512 + t491;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1514 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1515 = t1514 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1515;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1517 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1518 = first_query_3 + t1517;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1519 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1520 = t1518 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t1520 + t1519;
                    const u32 t1522 = end_32 > t515 ? end_32 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1523 = t1522 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_33 = t1523 < t518 ? t1523 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_34 = t1518 + t518;
                    const u32 t1526 = end_34 > t515 ? end_34 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t1526 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1528 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1529 = t1528 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1530 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1531 = t1530 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t1529 < t1531 ? t1529 : t1531;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1533 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t1533 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1535 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1536 = t1535 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1537 = 0u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1538 = t1536 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = t1537 & t1538;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1540 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1540;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1541 = 1u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1542 = t1536 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = t1541 & t1542;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1544 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1544;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1545 = 8u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1546 = t1536 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = t1545 & t1546;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1548 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1548;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1549 = 9u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1550 = t1536 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = t1549 & t1550;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1552 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1552;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1553 = 16u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1554 = t1536 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = t1553 & t1554;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1556 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1556;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1557 = 17u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1558 = t1536 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = t1557 & t1558;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1560 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1560;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1561 = 24u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1562 = t1536 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = t1561 & t1562;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1564 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1564;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1565 = 25u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1566 = t1536 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = t1565 & t1566;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1568 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1568;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1569 = 32u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1570 = t1536 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = t1569 & t1570;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1572 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1572;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1573 = 33u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1574 = t1536 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = t1573 & t1574;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1576 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1576;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1577 = 40u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1578 = t1536 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = t1577 & t1578;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1580 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1580;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1581 = 41u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1582 = t1536 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = t1581 & t1582;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1584 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1584;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1585 = 48u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1586 = t1536 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = t1585 & t1586;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1588 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1588;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1589 = 49u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1590 = t1536 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = t1589 & t1590;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1592 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1592;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1593 = 56u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1594 = t1536 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = t1593 & t1594;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1596 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1596;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1597 = 57u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1598 = t1536 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = t1597 & t1598;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1600 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1600;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1601 = 64u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1602 = t1536 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = t1601 & t1602;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1604 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1604;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1605 = 65u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1606 = t1536 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = t1605 & t1606;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1608 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1608;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1609 = 72u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1610 = t1536 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = t1609 & t1610;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1612 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1612;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1613 = 73u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1614 = t1536 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = t1613 & t1614;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1616 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1616;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1617 = 80u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1618 = t1536 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = t1617 & t1618;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1620 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1620;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1621 = 81u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1622 = t1536 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = t1621 & t1622;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1624 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1624;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1625 = 88u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1626 = t1536 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = t1625 & t1626;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1628 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1628;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1629 = 89u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1630 = t1536 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = t1629 & t1630;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1632 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1632;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1633 = 96u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1634 = t1536 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = t1633 & t1634;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1636 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1636;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1637 = 97u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1638 = t1536 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = t1637 & t1638;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1640 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1640;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1641 = 104u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1642 = t1536 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = t1641 & t1642;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1644 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1644;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1645 = 105u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1646 = t1536 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = t1645 & t1646;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1648 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1648;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1649 = 112u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1650 = t1536 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = t1649 & t1650;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1652 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1652;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1653 = 113u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1654 = t1536 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = t1653 & t1654;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1656 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1656;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1657 = 120u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1658 = t1536 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = t1657 & t1658;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1660 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1660;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1661 = 121u < end_35;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1662 = t1536 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = t1661 & t1662;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1664 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1664;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1665 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1666 = first_query_3 + t1665;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1667 = t1666 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1668 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1669 = t1667 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t1669 + t1668;
                    const u32 t1671 = end_36 > t515 ? end_36 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1672 = t1671 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_37 = t1672 < t518 ? t1672 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t1667 + t518;
                    const u32 t1675 = end_38 > t515 ? end_38 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t1675 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1677 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1678 = t1677 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1679 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1680 = t1679 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1678 < t1680 ? t1678 : t1680;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1682 = end_37 > column_2 ? end_37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_39 = t1682 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1684 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1685 = t1684 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1686 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1687 = t1685 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = t1686 & t1687;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1689 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1689;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1690 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1691 = t1685 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = t1690 & t1691;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1693 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1693;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1694 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1695 = t1685 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = t1694 & t1695;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1697 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1697;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1698 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1699 = t1685 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = t1698 & t1699;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1701 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1701;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1702 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1703 = t1685 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = t1702 & t1703;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1705 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1705;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1706 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1707 = t1685 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = t1706 & t1707;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1709 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1709;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1710 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1711 = t1685 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = t1710 & t1711;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1713 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1713;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1714 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1715 = t1685 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = t1714 & t1715;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1717 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1717;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1718 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1719 = t1685 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = t1718 & t1719;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1721 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1721;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1722 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1723 = t1685 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = t1722 & t1723;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1725 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1725;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1726 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1727 = t1685 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = t1726 & t1727;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1729 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1729;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1730 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1731 = t1685 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = t1730 & t1731;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1733 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1733;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1734 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1735 = t1685 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = t1734 & t1735;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1737 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1737;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1738 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1739 = t1685 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = t1738 & t1739;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1741 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1741;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1742 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1743 = t1685 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = t1742 & t1743;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1745 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1745;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1746 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1747 = t1685 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = t1746 & t1747;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1749 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1749;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1750 = 64u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1751 = t1685 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = t1750 & t1751;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1753 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1753;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1754 = 65u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1755 = t1685 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = t1754 & t1755;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1757 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1757;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1758 = 72u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1759 = t1685 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = t1758 & t1759;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1761 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1761;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1762 = 73u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1763 = t1685 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = t1762 & t1763;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1765 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1765;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1766 = 80u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1767 = t1685 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = t1766 & t1767;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1769 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1769;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1770 = 81u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1771 = t1685 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = t1770 & t1771;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1773 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1773;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1774 = 88u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1775 = t1685 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = t1774 & t1775;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1777 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1777;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1778 = 89u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1779 = t1685 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = t1778 & t1779;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1781 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1781;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1782 = 96u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1783 = t1685 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = t1782 & t1783;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1785 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1785;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1786 = 97u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1787 = t1685 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = t1786 & t1787;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1789 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1789;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1790 = 104u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1791 = t1685 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = t1790 & t1791;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1793 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1793;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1794 = 105u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1795 = t1685 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = t1794 & t1795;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1797 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1797;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1798 = 112u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1799 = t1685 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = t1798 & t1799;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1801 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1801;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1802 = 113u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1803 = t1685 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = t1802 & t1803;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1805 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1805;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1806 = 120u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1807 = t1685 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = t1806 & t1807;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1809 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1809;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1810 = 121u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1811 = t1685 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = t1810 & t1811;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1813 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1813;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1815;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1816;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1818;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1819;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1816), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1817), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1818), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1819), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1820), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1821), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1822), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1823), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1824), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(t1825), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1830) : "f"(t1826), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(t1827), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1832) : "f"(t1828), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1833) : "f"(t1829), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1834) : "f"(t1830), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1835) : "f"(t1831), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1836) : "f"(t1832), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1837) : "f"(t1833), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1838) : "f"(t1834), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1839) : "f"(t1835), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1840) : "f"(t1836), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1841) : "f"(t1837), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1842) : "f"(t1838), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1843) : "f"(t1839), "f"(s_62));
                    f32 t1844;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(t1840), "f"(t1841));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1845;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(t1842), "f"(t1843));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1846;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1844), "f"(t1845));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1847;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1847) : "f"(t1846));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1846), "f"(t1847));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1849;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1849) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1849));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1852 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1852;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1854 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1855;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1855) : "f"(old_3), "f"(scale_log2), "f"(t1854));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1855));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1857 = row_sum * rescale_3;
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
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1987;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1987), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1989;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1990;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1991;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1988), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1989), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1994;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1990), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(t1991), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1992), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(t1993), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1994), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1999;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1999) : "f"(t1995), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(t1996), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(t1997), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2002;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2002) : "f"(t1998), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(t1999), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t2000), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(t2001), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(t2002), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(t2003), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(t2004), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(t2005), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2006), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2007), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2008), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2009), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2010), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2011), "f"(s_64));
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2012), "f"(t2013));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2014), "f"(t2015));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2016), "f"(t2017));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2019;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2019) : "f"(t2018));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2018), "f"(t2019));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2021;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2021) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2021));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t2024 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t2024;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2026 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(old_4), "f"(scale_log2), "f"(t2026));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2027));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2029 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2030 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2030));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2032;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2032) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2032;
                    const f32 t2033 = t2029 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2034 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2034));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2036;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2036;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2037 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2039;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2039;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2040 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2040));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2042;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2045;
                    const f32 t2046 = t2033 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2049;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2049;
                    const f32 t2050 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2051 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2053;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2053;
                    const f32 t2054 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2055 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2057;
                    const f32 t2058 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2059 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2061;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2061;
                    const f32 t2062 = t2046 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2063 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2065;
                    const f32 t2066 = t2050 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2069;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2069;
                    const f32 t2070 = t2054 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2071 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2073;
                    const f32 t2074 = t2058 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2075 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2077;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2077;
                    const f32 t2078 = t2062 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2079 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2081;
                    const f32 t2082 = t2066 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2083 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2085;
                    const f32 t2086 = t2070 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2087 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2089;
                    const f32 t2090 = t2074 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2091 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2093;
                    const f32 t2094 = t2078 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2095 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2097;
                    const f32 t2098 = t2082 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2099 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2101;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2101;
                    const f32 t2102 = t2086 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2103 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2105;
                    const f32 t2106 = t2090 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2107 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2109;
                    const f32 t2110 = t2094 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2111 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2113;
                    const f32 t2114 = t2098 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2115 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2117;
                    const f32 t2118 = t2102 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2119 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2121;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2121;
                    const f32 t2122 = t2106 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2123 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2125;
                    const f32 t2126 = t2110 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2127 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2129;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2129;
                    const f32 t2130 = t2114 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2131 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2133;
                    const f32 t2134 = t2118 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2135 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2137;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2137;
                    const f32 t2138 = t2122 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2139 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2141;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2141) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2141;
                    const f32 t2142 = t2126 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2143 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2145;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2145) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2145;
                    const f32 t2146 = t2130 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2147 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2149;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2149;
                    const f32 t2150 = t2134 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2151 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2153;
                    const f32 t2154 = t2138 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2155 = t2142 + t2146;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2156 = t2150 + t2154;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2157 = t2155 + t2156;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2157;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2158 = i_9 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2159 = t615 + t2158;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2160 = t2159 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2161 = t2160 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2162 = t2161 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2163 = t10 + t2162;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2164 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2164) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2163) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2165 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2166 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2167 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2168 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2169 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2170 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2171 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2172 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2173 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2174 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2175 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2176 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2177 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2178 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2179 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2180 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2181 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2182 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2183 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2184 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2185 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2186 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2187 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2188 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2189 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2190 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2191 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2192 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2193 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2194 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2195 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2196 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2197 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2198 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2199 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2200 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2201 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2202 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2203 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2204 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2205 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2206 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2207 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2208 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2209 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2210 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2211 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2212 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2213 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2214 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2215 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2216 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2217 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2218 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2219 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2220 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2221 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2222 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2223 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2224 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2225 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2226 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2227 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2228 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2228;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2229;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2230;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2231;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2232;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2233;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2234;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2235;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2236;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2237;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2238;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2239;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2240;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2241;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2242;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2243;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2244;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2245;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2246;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2247;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2248;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2249;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2250;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2251;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2252;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2253;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2254;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2255;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2256;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2257;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2258;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2259;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2260;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2229;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2230;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2231;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2232;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2233;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2234;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2235;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2236;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2237;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2240;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2241;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2242;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2243;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2244;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2260;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_10 = masked_right_4; i_10 < masked_left_4; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2261 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2261) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2262 = t615 + i_10;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2263 = t2262 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2264 = t2263 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2265 = t10 + t2264;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2266 = t2262 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2267 = t2266 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2265), "r"(t2267) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2268 = t617 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2269 = t2268 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2270 = smem_1 + t2269;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2271 = t2262 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2272 = t2271 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2273 = t8 + t2272;
                    const u32 t2274 = t2270 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2275 = t2273 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2276 = t2274 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2277 = (u64)t2276;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2278 = t2277 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2279 = t2275 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2280 = (u64)t2279;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2281 = t2280 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2282 = t2274 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2283 = (u64)t2282;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2284 = t2283 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2285 = t2275 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2286 = (u64)t2285;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2287 = t2286 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2288 = t2274 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2289 = (u64)t2288;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2290 = t2289 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2291 = t2275 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2292 = (u64)t2291;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2293 = t2292 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2294 = t2274 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2295 = (u64)t2294;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2296 = t2295 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2297 = t2275 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2298 = (u64)t2297;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2299 = t2298 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2300 = t2274 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2301 = (u64)t2300;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2302 = t2301 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2303 = t2275 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2304 = (u64)t2303;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2305 = t2304 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2306 = t2274 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2307 = (u64)t2306;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2308 = t2307 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2309 = t2275 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2310 = (u64)t2309;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2311 = t2310 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2312 = t2274 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2313 = (u64)t2312;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2314 = t2313 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2315 = t2275 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2316 = (u64)t2315;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2317 = t2316 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2318 = t2274 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2319 = (u64)t2318;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2320 = t2319 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2321 = t2275 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2322 = (u64)t2321;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2323 = t2322 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2278), "l"(t2281), "l"(t2284), "l"(t2287), "l"(t2290), "l"(t2293), "l"(t2296), "l"(t2299), "l"(t2302), "l"(t2305), "l"(t2308), "l"(t2311), "l"(t2314), "l"(t2317), "l"(t2320), "l"(t2323) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2324 = i_10 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2325 = t615 + t2324;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2326 = t2325 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2327 = t2326 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2328 = t2327 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2329 = t10 + t2328;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2330 = t2325 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2331 = t2330 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2329), "r"(t2331) : "memory");
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
                    const u32 t2332 = t2325 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2333 = t2332 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2334 = t9 + t2333;
                    const u32 t2335 = t2334 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2336 = t2335 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2337 = (u64)t2336;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2338 = t2337 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2339 = t2335 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2340 = (u64)t2339;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2341 = t2340 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2342 = t2335 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2343 = (u64)t2342;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2344 = t2343 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2345 = t2335 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2346 = (u64)t2345;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2347 = t2346 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2348 = t2335 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2349 = (u64)t2348;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2350 = t2349 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2351 = t2335 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2352 = (u64)t2351;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2353 = t2352 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2354 = t2335 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2355 = (u64)t2354;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2356 = t2355 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2357 = t2335 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2358 = (u64)t2357;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2359 = t2358 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2338), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2341), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2344), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2347), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2350), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2353), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2356), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2359) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2360 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2361 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t2360 ? 0u : t2361;
                    const u32 t2363 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2363) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2364 = t615 + i_10;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2365 = t2364 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2366 = t2365 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2367 = t2366 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2368 = t10 + t2367;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2369 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2369) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2368) : "memory");
                    }
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_5 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2371;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(old_5), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2372;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2371), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2373;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2374;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2374) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2375;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2375) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2376;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2376) : "f"(t2372), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2377;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2373), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2378;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2374), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2379;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2375), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2380;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(t2376), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2381;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2377), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2382;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2383;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2384;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2385;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2386;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2387;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2388;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2389;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2390;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2391;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2392;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2388), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2393;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2389), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2394;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2390), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2395;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2391), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2396;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2396) : "f"(t2392), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2397;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2397) : "f"(t2393), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2398;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2398) : "f"(t2394), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2399) : "f"(t2395), "f"(s_62));
                    f32 t2400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2400) : "f"(t2396), "f"(t2397));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2401) : "f"(t2398), "f"(t2399));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2402) : "f"(t2400), "f"(t2401));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2403;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2403) : "f"(t2402));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2402), "f"(t2403));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2405;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2405) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2405));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2408 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2408;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2410 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(old_5), "f"(scale_log2), "f"(t2410));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2411));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_5;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2413 = row_sum * rescale_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2414 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2414));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2416;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2416) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2416;
                    const f32 t2417 = t2413 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2418 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2418));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2420;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2420) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2420;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2421 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2423) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2423;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2424 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2426;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2426;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2427 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2429) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2429;
                    const f32 t2430 = t2417 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2431 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2433) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2433;
                    const f32 t2434 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2435 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2437) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2437;
                    const f32 t2438 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2439 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2441;
                    const f32 t2442 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2443 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2445;
                    const f32 t2446 = t2430 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2447 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2449;
                    const f32 t2450 = t2434 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2451 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2453;
                    const f32 t2454 = t2438 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2455 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2457;
                    const f32 t2458 = t2442 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2459 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2461) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2461;
                    const f32 t2462 = t2446 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2463 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2465;
                    const f32 t2466 = t2450 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2467 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2469) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2469;
                    const f32 t2470 = t2454 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2471 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2473;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2473;
                    const f32 t2474 = t2458 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2475 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2477;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2477) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2477;
                    const f32 t2478 = t2462 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2479 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2481;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2481) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2481;
                    const f32 t2482 = t2466 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2483 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2485;
                    const f32 t2486 = t2470 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2487 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2489;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2489) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2489;
                    const f32 t2490 = t2474 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2491 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2493;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2493) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2493;
                    const f32 t2494 = t2478 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2495 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2497) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2497;
                    const f32 t2498 = t2482 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2499 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2501;
                    const f32 t2502 = t2486 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2503 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2505) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2505;
                    const f32 t2506 = t2490 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2507 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2509;
                    const f32 t2510 = t2494 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2511 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2513) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2513;
                    const f32 t2514 = t2498 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2515 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2517) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2517;
                    const f32 t2518 = t2502 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2519 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2521) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2521;
                    const f32 t2522 = t2506 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2523 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2525) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2525;
                    const f32 t2526 = t2510 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2527 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2529) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2529;
                    const f32 t2530 = t2514 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2531 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2533) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2533;
                    const f32 t2534 = t2518 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2535 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2537) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2537;
                    const f32 t2538 = t2522 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2539 = t2526 + t2530;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2540 = t2534 + t2538;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2541 = t2539 + t2540;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2541;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_6 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2543;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2543) : "f"(old_6), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2544;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2544) : "f"(t2543), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2545;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2545) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2546;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2546) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2547;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2547) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2548;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2548) : "f"(t2544), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2549;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2549) : "f"(t2545), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2550;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2550) : "f"(t2546), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2551;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2551) : "f"(t2547), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2552;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2552) : "f"(t2548), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2553;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2553) : "f"(t2549), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2554;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2554) : "f"(t2550), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2555;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2555) : "f"(t2551), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2556;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2556) : "f"(t2552), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2557;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2557) : "f"(t2553), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2558;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2558) : "f"(t2554), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2559;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2559) : "f"(t2555), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2560;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2560) : "f"(t2556), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2561;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2561) : "f"(t2557), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2562;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2562) : "f"(t2558), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2563;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2563) : "f"(t2559), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2564;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2564) : "f"(t2560), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2565;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2565) : "f"(t2561), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2566;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2566) : "f"(t2562), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2567;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2567) : "f"(t2563), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2568;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2568) : "f"(t2564), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2569;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2569) : "f"(t2565), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2570;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2570) : "f"(t2566), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2571;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2571) : "f"(t2567), "f"(s_64));
                    f32 t2572;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2572) : "f"(t2568), "f"(t2569));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2573;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2573) : "f"(t2570), "f"(t2571));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2574;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2574) : "f"(t2572), "f"(t2573));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2575;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2575) : "f"(t2574));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2574), "f"(t2575));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2577;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2577) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2577));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2580 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2580;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2582 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(old_6), "f"(scale_log2), "f"(t2582));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2583));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_6;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2585 = row_sum_2 * rescale_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2586 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2586));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2588;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2588) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2588;
                    const f32 t2589 = t2585 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2590 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2590));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2592;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2592) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2592;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2593 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2595;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2595) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2595;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2596 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2596));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2598;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2598) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2598;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2599 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2601) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2601;
                    const f32 t2602 = t2589 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2603 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2605) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2605;
                    const f32 t2606 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2607 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2609) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2609;
                    const f32 t2610 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2613) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2613;
                    const f32 t2614 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2615 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2617) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2617;
                    const f32 t2618 = t2602 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2619 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2621) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2621;
                    const f32 t2622 = t2606 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2623 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2625) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2625;
                    const f32 t2626 = t2610 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2627 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2629) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2629;
                    const f32 t2630 = t2614 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2631 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2633) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2633;
                    const f32 t2634 = t2618 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2635 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2637) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2637;
                    const f32 t2638 = t2622 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2639 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2641;
                    const f32 t2642 = t2626 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2643 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2645;
                    const f32 t2646 = t2630 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2647 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2649) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2649;
                    const f32 t2650 = t2634 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2651 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2653;
                    const f32 t2654 = t2638 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2655 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2657) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2657;
                    const f32 t2658 = t2642 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2659 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2661;
                    const f32 t2662 = t2646 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2663 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2665;
                    const f32 t2666 = t2650 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2667 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2669;
                    const f32 t2670 = t2654 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2671 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2673;
                    const f32 t2674 = t2658 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2675 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2677) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2677;
                    const f32 t2678 = t2662 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2679 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2681;
                    const f32 t2682 = t2666 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2683 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2683));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2685;
                    const f32 t2686 = t2670 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2687 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2687));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2689;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2689) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2689;
                    const f32 t2690 = t2674 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2691 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2693;
                    const f32 t2694 = t2678 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2695 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2695));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2697;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2697;
                    const f32 t2698 = t2682 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2699 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2699));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2701;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2701) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2701;
                    const f32 t2702 = t2686 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2703 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2705;
                    const f32 t2706 = t2690 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2707 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2707));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2709;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2709) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2709;
                    const f32 t2710 = t2694 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2711 = t2698 + t2702;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2712 = t2706 + t2710;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2713 = t2711 + t2712;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2713;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2714 = i_10 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2715 = t615 + t2714;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2716 = t2715 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2717 = t2716 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2718 = t2717 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2719 = t10 + t2718;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2720 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2720) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2719) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2721 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2722 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2723 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2724 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2725 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2726 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2727 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2728 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2729 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2730 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2731 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2732 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2733 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2734 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2735 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2736 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2737 = acc_33 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2738 = acc_34 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2739 = acc_37 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2740 = acc_38 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2741 = acc_41 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2742 = acc_42 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2743 = acc_45 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2744 = acc_46 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2745 = acc_49 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2746 = acc_50 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2747 = acc_53 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2748 = acc_54 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2749 = acc_57 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2750 = acc_58 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2751 = acc_61 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2752 = acc_62 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2753 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2754 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2755 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2756 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2757 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2758 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2759 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2760 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2761 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2762 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2763 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2764 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2765 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2766 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2767 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2768 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2769 = acc_35 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2770 = acc_36 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2771 = acc_39 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2772 = acc_40 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2773 = acc_43 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2774 = acc_44 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2775 = acc_47 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2776 = acc_48 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2777 = acc_51 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2778 = acc_52 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2779 = acc_55 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2780 = acc_56 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2781 = acc_59 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2782 = acc_60 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2783 = acc_63 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2784 = acc_64 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2784;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2785;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2785) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2786;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2787;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2787) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2788;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2788) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2789;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2790;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2790) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2791;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2791) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2792;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2793;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2793) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2794;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2794) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2795;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2796;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2796) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2797;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2797) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2798;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2799;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2799) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2800;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2800) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2801;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2801) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2802;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2802) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2803;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2803) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2804;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2804) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2805;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2805) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2806;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2806) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2807;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2807) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2808;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2808) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2809;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2809) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2810;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2810) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2811;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2812;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2813;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2814;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2815;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2816;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2785;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2800;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2801;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2802;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2803;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2804;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2805;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2806;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2807;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2808;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2809;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2810;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2811;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2812;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2813;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2814;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2815;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2816;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_11 = masked_left_4; i_11 < count_5; i_11 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2817 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2817) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2818 = t615 + i_11;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2819 = t2818 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2820 = t2819 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2821 = t10 + t2820;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2822 = t2818 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2823 = t2822 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2821), "r"(t2823) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2824 = t617 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2825 = t2824 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2826 = smem_1 + t2825;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2827 = t2818 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2828 = t2827 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2829 = t8 + t2828;
                    const u32 t2830 = t2826 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2831 = t2829 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2832 = t2830 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2833 = (u64)t2832;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2834 = t2833 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2835 = t2831 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2836 = (u64)t2835;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2837 = t2836 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2838 = t2830 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2839 = (u64)t2838;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2840 = t2839 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2841 = t2831 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2842 = (u64)t2841;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2843 = t2842 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2844 = t2830 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2845 = (u64)t2844;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2846 = t2845 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2847 = t2831 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2848 = (u64)t2847;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2849 = t2848 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2850 = t2830 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2851 = (u64)t2850;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2852 = t2851 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2853 = t2831 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2854 = (u64)t2853;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2855 = t2854 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2856 = t2830 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2857 = (u64)t2856;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2858 = t2857 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2859 = t2831 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2860 = (u64)t2859;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2861 = t2860 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2862 = t2830 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2863 = (u64)t2862;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2864 = t2863 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2865 = t2831 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2866 = (u64)t2865;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2867 = t2866 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2868 = t2830 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2869 = (u64)t2868;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2870 = t2869 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2871 = t2831 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2872 = (u64)t2871;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2873 = t2872 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2874 = t2830 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2875 = (u64)t2874;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2876 = t2875 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2877 = t2831 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2878 = (u64)t2877;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2879 = t2878 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2834), "l"(t2837), "l"(t2840), "l"(t2843), "l"(t2846), "l"(t2849), "l"(t2852), "l"(t2855), "l"(t2858), "l"(t2861), "l"(t2864), "l"(t2867), "l"(t2870), "l"(t2873), "l"(t2876), "l"(t2879) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2880 = i_11 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2881 = t615 + t2880;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2882 = t2881 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2883 = t2882 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2884 = t2883 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2885 = t10 + t2884;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2886 = t2881 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2887 = t2886 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2885), "r"(t2887) : "memory");
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
                    const u32 t2888 = t2881 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2889 = t2888 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2890 = t9 + t2889;
                    const u32 t2891 = t2890 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2892 = t2891 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2893 = (u64)t2892;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2894 = t2893 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2895 = t2891 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2896 = (u64)t2895;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2897 = t2896 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2898 = t2891 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2899 = (u64)t2898;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2900 = t2899 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2901 = t2891 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2902 = (u64)t2901;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2903 = t2902 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2904 = t2891 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2905 = (u64)t2904;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2906 = t2905 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2907 = t2891 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2908 = (u64)t2907;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2909 = t2908 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2910 = t2891 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2911 = (u64)t2910;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2912 = t2911 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2913 = t2891 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2914 = (u64)t2913;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2915 = t2914 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2894), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2897), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2900), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2903), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2906), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2909), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2912), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2915) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2916 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2917 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t2916 ? 0u : t2917;
                    const u32 t2919 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2919) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2920 = t615 + i_11;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2921 = t2920 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2922 = t2921 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2923 = t2922 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2924 = t10 + t2923;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2925 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2925) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2924) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2926 = end_23 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2927 = t2926 - i_11;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_3 = t2927 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2929 = t503 + t492;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_4 = t2929 + t491;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2931 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2932 = t2931 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_3 = first_key_3 + t2932;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2934 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2935 = first_query_4 + t2934;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2936 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2937 = t2935 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_40 = t2937 + t2936;
                    const u32 t2939 = end_40 > t515 ? end_40 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2940 = t2939 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_41 = t2940 < t518 ? t2940 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_42 = t2935 + t518;
                    const u32 t2943 = end_42 > t515 ? end_42 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t2943 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2945 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t2946 = t2945 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2947 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2948 = t2947 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t2946 < t2948 ? t2946 : t2948;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2950 = end_41 > column_3 ? end_41 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t2950 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2952 = begin_14 > column_3 ? begin_14 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t2953 = t2952 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2954 = 0u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2955 = t2953 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_129 = t2954 & t2955;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2957 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t2957;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2958 = 1u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2959 = t2953 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_130 = t2958 & t2959;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2961 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t2961;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2962 = 8u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2963 = t2953 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_131 = t2962 & t2963;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2965 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t2965;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2966 = 9u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2967 = t2953 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_132 = t2966 & t2967;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2969 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t2969;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2970 = 16u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2971 = t2953 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_133 = t2970 & t2971;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2973 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t2973;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2974 = 17u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2975 = t2953 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_134 = t2974 & t2975;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2977 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t2977;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2978 = 24u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2979 = t2953 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_135 = t2978 & t2979;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2981 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t2981;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2982 = 25u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2983 = t2953 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_136 = t2982 & t2983;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2985 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t2985;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2986 = 32u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2987 = t2953 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_137 = t2986 & t2987;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2989 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t2989;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2990 = 33u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2991 = t2953 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_138 = t2990 & t2991;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2993 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t2993;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2994 = 40u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2995 = t2953 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_139 = t2994 & t2995;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t2997 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t2997;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2998 = 41u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t2999 = t2953 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_140 = t2998 & t2999;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3001 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t3001;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3002 = 48u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3003 = t2953 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_141 = t3002 & t3003;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3005 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t3005;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3006 = 49u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3007 = t2953 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_142 = t3006 & t3007;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3009 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t3009;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3010 = 56u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3011 = t2953 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_143 = t3010 & t3011;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3013 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t3013;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3014 = 57u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3015 = t2953 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_144 = t3014 & t3015;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3017 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t3017;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3018 = 64u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3019 = t2953 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_145 = t3018 & t3019;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3021 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t3021;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3022 = 65u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3023 = t2953 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_146 = t3022 & t3023;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3025 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t3025;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3026 = 72u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3027 = t2953 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_147 = t3026 & t3027;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3029 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t3029;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3030 = 73u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3031 = t2953 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_148 = t3030 & t3031;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3033 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t3033;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3034 = 80u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3035 = t2953 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_149 = t3034 & t3035;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3037 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t3037;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3038 = 81u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3039 = t2953 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_150 = t3038 & t3039;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3041 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t3041;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3042 = 88u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3043 = t2953 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_151 = t3042 & t3043;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3045 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t3045;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3046 = 89u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3047 = t2953 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_152 = t3046 & t3047;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3049 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t3049;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3050 = 96u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3051 = t2953 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_153 = t3050 & t3051;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3053 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t3053;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3054 = 97u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3055 = t2953 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_154 = t3054 & t3055;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3057 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t3057;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3058 = 104u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3059 = t2953 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_155 = t3058 & t3059;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3061 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t3061;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3062 = 105u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3063 = t2953 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_156 = t3062 & t3063;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3065 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t3065;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3066 = 112u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3067 = t2953 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_157 = t3066 & t3067;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3069 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t3069;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3070 = 113u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3071 = t2953 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_158 = t3070 & t3071;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3073 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t3073;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3074 = 120u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3075 = t2953 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_159 = t3074 & t3075;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3077 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t3077;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3078 = 121u < end_43;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3079 = t2953 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_160 = t3078 & t3079;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3081 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t3081;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3082 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3083 = first_query_4 + t3082;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t3084 = t3083 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3085 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3086 = t3084 + t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t3086 + t3085;
                    const u32 t3088 = end_44 > t515 ? end_44 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3089 = t3088 - t515;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_45 = t3089 < t518 ? t3089 : t518;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_46 = t3084 + t518;
                    const u32 t3092 = end_46 > t515 ? end_46 : t515;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t3092 - t515;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3094 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t3095 = t3094 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3096 = t518 > 1u ? t518 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3097 = t3096 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t3095 < t3097 ? t3095 : t3097;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3099 = end_45 > column_3 ? end_45 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_47 = t3099 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3101 = begin_15 > column_3 ? begin_15 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t3102 = t3101 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3103 = 0u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3104 = t3102 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_161 = t3103 & t3104;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3106 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t3106;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3107 = 1u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3108 = t3102 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_162 = t3107 & t3108;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3110 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t3110;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3111 = 8u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3112 = t3102 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_163 = t3111 & t3112;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3114 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t3114;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3115 = 9u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3116 = t3102 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_164 = t3115 & t3116;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3118 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t3118;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3119 = 16u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3120 = t3102 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_165 = t3119 & t3120;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3122 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t3122;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3123 = 17u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3124 = t3102 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_166 = t3123 & t3124;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3126 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t3126;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3127 = 24u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3128 = t3102 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_167 = t3127 & t3128;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3130 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t3130;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3131 = 25u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3132 = t3102 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_168 = t3131 & t3132;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3134 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t3134;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3135 = 32u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3136 = t3102 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_169 = t3135 & t3136;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3138 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t3138;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3139 = 33u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3140 = t3102 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_170 = t3139 & t3140;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3142 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t3142;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3143 = 40u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3144 = t3102 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_171 = t3143 & t3144;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3146 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t3146;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3147 = 41u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3148 = t3102 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_172 = t3147 & t3148;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3150 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t3150;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3151 = 48u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3152 = t3102 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_173 = t3151 & t3152;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3154 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t3154;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3155 = 49u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3156 = t3102 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_174 = t3155 & t3156;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3158 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t3158;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3159 = 56u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3160 = t3102 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_175 = t3159 & t3160;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3162 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t3162;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3163 = 57u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3164 = t3102 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_176 = t3163 & t3164;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3166 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t3166;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3167 = 64u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3168 = t3102 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_177 = t3167 & t3168;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3170 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t3170;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3171 = 65u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3172 = t3102 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_178 = t3171 & t3172;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3174 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t3174;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3175 = 72u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3176 = t3102 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_179 = t3175 & t3176;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3178 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t3178;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3179 = 73u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3180 = t3102 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_180 = t3179 & t3180;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3182 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t3182;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3183 = 80u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3184 = t3102 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_181 = t3183 & t3184;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3186 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t3186;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3187 = 81u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3188 = t3102 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_182 = t3187 & t3188;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3190 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t3190;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3191 = 88u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3192 = t3102 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_183 = t3191 & t3192;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3194 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t3194;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3195 = 89u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3196 = t3102 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_184 = t3195 & t3196;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3198 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t3198;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3199 = 96u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3200 = t3102 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_185 = t3199 & t3200;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3202 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t3202;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3203 = 97u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3204 = t3102 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_186 = t3203 & t3204;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3206 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t3206;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3207 = 104u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3208 = t3102 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_187 = t3207 & t3208;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3210 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t3210;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3211 = 105u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3212 = t3102 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_188 = t3211 & t3212;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3214 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t3214;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3215 = 112u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3216 = t3102 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_189 = t3215 & t3216;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3218 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t3218;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3219 = 113u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3220 = t3102 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_190 = t3219 & t3220;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3222 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t3222;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3223 = 120u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3224 = t3102 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_191 = t3223 & t3224;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3226 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t3226;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3227 = 121u < end_47;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t3228 = t3102 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_192 = t3227 & t3228;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t3230 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t3230;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_7 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3232;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3232) : "f"(old_7), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3233;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3233) : "f"(t3232), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3234;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3234) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3235;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3235) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3236;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3236) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3237;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3237) : "f"(t3233), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3238;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3238) : "f"(t3234), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3239;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3239) : "f"(t3235), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3240;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3240) : "f"(t3236), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3241;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3241) : "f"(t3237), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3242;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3242) : "f"(t3238), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3243;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3243) : "f"(t3239), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3244;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3244) : "f"(t3240), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3245;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3245) : "f"(t3241), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3246;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3246) : "f"(t3242), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3247;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3247) : "f"(t3243), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3248;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3248) : "f"(t3244), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3249;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3249) : "f"(t3245), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3250;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3250) : "f"(t3246), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3251;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3251) : "f"(t3247), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3252;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3252) : "f"(t3248), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3253;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3253) : "f"(t3249), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3254;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3254) : "f"(t3250), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3255;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3255) : "f"(t3251), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3256;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3256) : "f"(t3252), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3257;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3257) : "f"(t3253), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3258;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3258) : "f"(t3254), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3259;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3259) : "f"(t3255), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3260;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3260) : "f"(t3256), "f"(s_62));
                    f32 t3261;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3261) : "f"(t3257), "f"(t3258));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3262;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3262) : "f"(t3259), "f"(t3260));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3263;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3263) : "f"(t3261), "f"(t3262));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3264;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3264) : "f"(t3263));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_7;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t3263), "f"(t3264));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3266;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3266) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_7;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t3266));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                    const f32 t3269 = new_7 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_7 = none_7 ? 0.0f : t3269;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3271 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t3272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(old_7), "f"(scale_log2), "f"(t3271));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_7;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t3272));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_7;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3274 = row_sum * rescale_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3275 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(scale_log2), "f"(t3275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3277;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3277) : "f"(exponent_193));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t3277;
                    const f32 t3278 = t3274 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3279 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(scale_log2), "f"(t3279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3281;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3281) : "f"(exponent_194));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t3281;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3282 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_5), "f"(scale_log2), "f"(t3282));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3284;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3284) : "f"(exponent_195));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t3284;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3285 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_6), "f"(scale_log2), "f"(t3285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3287;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3287) : "f"(exponent_196));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t3287;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3288 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_9), "f"(scale_log2), "f"(t3288));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3290;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3290) : "f"(exponent_197));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t3290;
                    const f32 t3291 = t3278 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3292 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_10), "f"(scale_log2), "f"(t3292));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3294;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3294) : "f"(exponent_198));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t3294;
                    const f32 t3295 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3296 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_13), "f"(scale_log2), "f"(t3296));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3298;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3298) : "f"(exponent_199));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t3298;
                    const f32 t3299 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3300 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_14), "f"(scale_log2), "f"(t3300));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3302;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3302) : "f"(exponent_200));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t3302;
                    const f32 t3303 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3304 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_17), "f"(scale_log2), "f"(t3304));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3306;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3306) : "f"(exponent_201));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t3306;
                    const f32 t3307 = t3291 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3308 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_18), "f"(scale_log2), "f"(t3308));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3310;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3310) : "f"(exponent_202));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t3310;
                    const f32 t3311 = t3295 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3312 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_21), "f"(scale_log2), "f"(t3312));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3314;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3314) : "f"(exponent_203));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t3314;
                    const f32 t3315 = t3299 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3316 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_22), "f"(scale_log2), "f"(t3316));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3318;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3318) : "f"(exponent_204));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t3318;
                    const f32 t3319 = t3303 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3320 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_25), "f"(scale_log2), "f"(t3320));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3322;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3322) : "f"(exponent_205));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t3322;
                    const f32 t3323 = t3307 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3324 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_26), "f"(scale_log2), "f"(t3324));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3326;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3326) : "f"(exponent_206));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t3326;
                    const f32 t3327 = t3311 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3328 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_29), "f"(scale_log2), "f"(t3328));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3330;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3330) : "f"(exponent_207));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t3330;
                    const f32 t3331 = t3315 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3332 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_30), "f"(scale_log2), "f"(t3332));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3334;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3334) : "f"(exponent_208));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t3334;
                    const f32 t3335 = t3319 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3336 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_33), "f"(scale_log2), "f"(t3336));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3338;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3338) : "f"(exponent_209));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t3338;
                    const f32 t3339 = t3323 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3340 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_34), "f"(scale_log2), "f"(t3340));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3342;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3342) : "f"(exponent_210));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t3342;
                    const f32 t3343 = t3327 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3344 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_37), "f"(scale_log2), "f"(t3344));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3346) : "f"(exponent_211));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t3346;
                    const f32 t3347 = t3331 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3348 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_38), "f"(scale_log2), "f"(t3348));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3350;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3350) : "f"(exponent_212));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t3350;
                    const f32 t3351 = t3335 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3352 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_41), "f"(scale_log2), "f"(t3352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3354;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3354) : "f"(exponent_213));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t3354;
                    const f32 t3355 = t3339 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3356 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_42), "f"(scale_log2), "f"(t3356));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3358;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3358) : "f"(exponent_214));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t3358;
                    const f32 t3359 = t3343 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3360 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_45), "f"(scale_log2), "f"(t3360));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3362;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3362) : "f"(exponent_215));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t3362;
                    const f32 t3363 = t3347 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3364 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_46), "f"(scale_log2), "f"(t3364));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3366;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3366) : "f"(exponent_216));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t3366;
                    const f32 t3367 = t3351 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3368 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_49), "f"(scale_log2), "f"(t3368));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3370;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3370) : "f"(exponent_217));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t3370;
                    const f32 t3371 = t3355 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3372 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_50), "f"(scale_log2), "f"(t3372));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3374;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3374) : "f"(exponent_218));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t3374;
                    const f32 t3375 = t3359 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3376 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_53), "f"(scale_log2), "f"(t3376));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3378;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3378) : "f"(exponent_219));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t3378;
                    const f32 t3379 = t3363 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3380 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_54), "f"(scale_log2), "f"(t3380));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3382;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3382) : "f"(exponent_220));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t3382;
                    const f32 t3383 = t3367 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3384 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_57), "f"(scale_log2), "f"(t3384));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3386;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3386) : "f"(exponent_221));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t3386;
                    const f32 t3387 = t3371 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3388 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_58), "f"(scale_log2), "f"(t3388));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3390;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(exponent_222));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t3390;
                    const f32 t3391 = t3375 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3392 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_61), "f"(scale_log2), "f"(t3392));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3394;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3394) : "f"(exponent_223));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t3394;
                    const f32 t3395 = t3379 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3396 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_62), "f"(scale_log2), "f"(t3396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3398;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3398) : "f"(exponent_224));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t3398;
                    const f32 t3399 = t3383 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3400 = t3387 + t3391;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3401 = t3395 + t3399;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3402 = t3400 + t3401;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t3402;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_8 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3404;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3404) : "f"(old_8), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3405;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3405) : "f"(t3404), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3406) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3407) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3408) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3409) : "f"(t3405), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3410) : "f"(t3406), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3411) : "f"(t3407), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3412) : "f"(t3408), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3413) : "f"(t3409), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3414) : "f"(t3410), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3415) : "f"(t3411), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3416) : "f"(t3412), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3417) : "f"(t3413), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3418) : "f"(t3414), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3419) : "f"(t3415), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3420) : "f"(t3416), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3421) : "f"(t3417), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3422) : "f"(t3418), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3423) : "f"(t3419), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3424) : "f"(t3420), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3425) : "f"(t3421), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3426) : "f"(t3422), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3427) : "f"(t3423), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3428) : "f"(t3424), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3429) : "f"(t3425), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3426), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3431;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3431) : "f"(t3427), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t3432;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3432) : "f"(t3428), "f"(s_64));
                    f32 t3433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3433) : "f"(t3429), "f"(t3430));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3434) : "f"(t3431), "f"(t3432));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t3435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3435) : "f"(t3433), "f"(t3434));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3436;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3436) : "f"(t3435));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_8;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t3435), "f"(t3436));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t3438;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3438) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_8;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t3438));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                    const f32 t3441 = new_8 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_8 = none_8 ? 0.0f : t3441;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3443 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t3444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(old_8), "f"(scale_log2), "f"(t3443));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_8;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t3444));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_8;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3446 = row_sum_2 * rescale_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3447 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_3), "f"(scale_log2), "f"(t3447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3449) : "f"(exponent_225));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t3449;
                    const f32 t3450 = t3446 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3451 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_4), "f"(scale_log2), "f"(t3451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3453) : "f"(exponent_226));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t3453;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3454 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_7), "f"(scale_log2), "f"(t3454));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3456;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3456) : "f"(exponent_227));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t3456;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3457 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_8), "f"(scale_log2), "f"(t3457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3459) : "f"(exponent_228));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t3459;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3460 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_11), "f"(scale_log2), "f"(t3460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3462) : "f"(exponent_229));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t3462;
                    const f32 t3463 = t3450 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3464 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_12), "f"(scale_log2), "f"(t3464));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3466;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3466) : "f"(exponent_230));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t3466;
                    const f32 t3467 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3468 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_15), "f"(scale_log2), "f"(t3468));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3470;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3470) : "f"(exponent_231));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t3470;
                    const f32 t3471 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3472 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_16), "f"(scale_log2), "f"(t3472));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3474;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3474) : "f"(exponent_232));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t3474;
                    const f32 t3475 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3476 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_19), "f"(scale_log2), "f"(t3476));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3478;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3478) : "f"(exponent_233));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t3478;
                    const f32 t3479 = t3463 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3480 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_20), "f"(scale_log2), "f"(t3480));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3482;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3482) : "f"(exponent_234));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t3482;
                    const f32 t3483 = t3467 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3484 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_23), "f"(scale_log2), "f"(t3484));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3486;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3486) : "f"(exponent_235));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t3486;
                    const f32 t3487 = t3471 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3488 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_24), "f"(scale_log2), "f"(t3488));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3490;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(exponent_236));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t3490;
                    const f32 t3491 = t3475 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3492 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_27), "f"(scale_log2), "f"(t3492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3494;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3494) : "f"(exponent_237));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t3494;
                    const f32 t3495 = t3479 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3496 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_28), "f"(scale_log2), "f"(t3496));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3498) : "f"(exponent_238));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t3498;
                    const f32 t3499 = t3483 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3500 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_31), "f"(scale_log2), "f"(t3500));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3502;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3502) : "f"(exponent_239));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t3502;
                    const f32 t3503 = t3487 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3504 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_32), "f"(scale_log2), "f"(t3504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3506;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3506) : "f"(exponent_240));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t3506;
                    const f32 t3507 = t3491 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3508 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_35), "f"(scale_log2), "f"(t3508));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3510) : "f"(exponent_241));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t3510;
                    const f32 t3511 = t3495 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3512 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_36), "f"(scale_log2), "f"(t3512));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3514) : "f"(exponent_242));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t3514;
                    const f32 t3515 = t3499 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3516 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_39), "f"(scale_log2), "f"(t3516));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3518;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3518) : "f"(exponent_243));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t3518;
                    const f32 t3519 = t3503 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3520 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_40), "f"(scale_log2), "f"(t3520));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3522;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3522) : "f"(exponent_244));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t3522;
                    const f32 t3523 = t3507 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3524 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_43), "f"(scale_log2), "f"(t3524));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3526) : "f"(exponent_245));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t3526;
                    const f32 t3527 = t3511 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3528 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_44), "f"(scale_log2), "f"(t3528));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3530) : "f"(exponent_246));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t3530;
                    const f32 t3531 = t3515 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3532 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_47), "f"(scale_log2), "f"(t3532));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3534;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3534) : "f"(exponent_247));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t3534;
                    const f32 t3535 = t3519 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3536 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_48), "f"(scale_log2), "f"(t3536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3538) : "f"(exponent_248));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t3538;
                    const f32 t3539 = t3523 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3540 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_51), "f"(scale_log2), "f"(t3540));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3542;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3542) : "f"(exponent_249));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t3542;
                    const f32 t3543 = t3527 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3544 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_52), "f"(scale_log2), "f"(t3544));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3546) : "f"(exponent_250));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t3546;
                    const f32 t3547 = t3531 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3548 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_55), "f"(scale_log2), "f"(t3548));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3550;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3550) : "f"(exponent_251));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t3550;
                    const f32 t3551 = t3535 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3552 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_56), "f"(scale_log2), "f"(t3552));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3554;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3554) : "f"(exponent_252));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t3554;
                    const f32 t3555 = t3539 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3556 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_59), "f"(scale_log2), "f"(t3556));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3558) : "f"(exponent_253));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t3558;
                    const f32 t3559 = t3543 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3560 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_60), "f"(scale_log2), "f"(t3560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3562) : "f"(exponent_254));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t3562;
                    const f32 t3563 = t3547 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3564 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(scale_log2), "f"(t3564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3566) : "f"(exponent_255));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t3566;
                    const f32 t3567 = t3551 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3568 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(scale_log2), "f"(t3568));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3570;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3570) : "f"(exponent_256));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t3570;
                    const f32 t3571 = t3555 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3572 = t3559 + t3563;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3573 = t3567 + t3571;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3574 = t3572 + t3573;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t3574;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t3575 = i_11 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3576 = t615 + t3575;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3577 = t3576 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3578 = t3577 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3579 = t3578 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3580 = t10 + t3579;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3581 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3581) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3580) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3582 = acc * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3583 = acc_2 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3584 = acc_5 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3585 = acc_6 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3586 = acc_9 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3587 = acc_10 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3588 = acc_13 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3589 = acc_14 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3590 = acc_17 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3591 = acc_18 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3592 = acc_21 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3593 = acc_22 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3594 = acc_25 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3595 = acc_26 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3596 = acc_29 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3597 = acc_30 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3598 = acc_33 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3599 = acc_34 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3600 = acc_37 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3601 = acc_38 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3602 = acc_41 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3603 = acc_42 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3604 = acc_45 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3605 = acc_46 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3606 = acc_49 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3607 = acc_50 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3608 = acc_53 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3609 = acc_54 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3610 = acc_57 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3611 = acc_58 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3612 = acc_61 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3613 = acc_62 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3614 = acc_3 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3615 = acc_4 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3616 = acc_7 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3617 = acc_8 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3618 = acc_11 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3619 = acc_12 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3620 = acc_15 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3621 = acc_16 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3622 = acc_19 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3623 = acc_20 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3624 = acc_23 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3625 = acc_24 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3626 = acc_27 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3627 = acc_28 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3628 = acc_31 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3629 = acc_32 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3630 = acc_35 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3631 = acc_36 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3632 = acc_39 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3633 = acc_40 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3634 = acc_43 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3635 = acc_44 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3636 = acc_47 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3637 = acc_48 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3638 = acc_51 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3639 = acc_52 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3640 = acc_55 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3641 = acc_56 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3642 = acc_59 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3643 = acc_60 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3644 = acc_63 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3645 = acc_64 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3645;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3646;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3646) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3647;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3647) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3648;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3648) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3649;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3649) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3650;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3650) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3651;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3651) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3652;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3652) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3653;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3653) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3654;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3654) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3655;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3655) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3656;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3656) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3657;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3657) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3658;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3658) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3659;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3659) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3660;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3660) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3661;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3661) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3662;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3662) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3663;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3663) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3664;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3664) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3665;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3665) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3666;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3666) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3667;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3667) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3668;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3668) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3669;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3669) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3670;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3670) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3671;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3671) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3672;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3672) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3673;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3673) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3674;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3674) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3675;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3675) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3676;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3676) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3677;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3677) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t3646;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t3647;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t3648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t3649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t3650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t3651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t3652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t3653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t3654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t3655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t3656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t3657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t3658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t3659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t3660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t3661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t3662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t3663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t3664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t3665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t3666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t3667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t3668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t3669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t3670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t3671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t3672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t3673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t3674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t3675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t3676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t3677;
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3678 = t617 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3679 = t3678 + 12u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3680 = t3679 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3681 = t10 + t3680;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3682 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3682) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3681) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3683 = count_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3684 = t615 + t3683;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3685 = t3684 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3686 = t3685 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3687 = t3686 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3688 = t10 + t3687;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3689 = t3684 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3690 = t3689 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3688), "r"(t3690) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_97 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_98 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_99 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_100 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_101 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_102 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_103 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_104 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_105 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_106 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_107 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_108 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_109 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_110 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_111 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_112 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_113 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_114 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_115 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_116 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_117 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_118 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_119 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_120 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_121 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_122 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_123 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_124 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_125 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_126 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_127 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_128 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3691 = t3684 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3692 = t3691 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3693 = t9 + t3692;
                const u32 t3694 = t3693 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3695 = t3694 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3696 = (u64)t3695;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3697 = t3696 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3698 = t3694 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3699 = (u64)t3698;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3700 = t3699 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3701 = t3694 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3702 = (u64)t3701;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3703 = t3702 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3704 = t3694 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3705 = (u64)t3704;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3706 = t3705 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3707 = t3694 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3708 = (u64)t3707;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3709 = t3708 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3710 = t3694 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3711 = (u64)t3710;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3712 = t3711 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3713 = t3694 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3714 = (u64)t3713;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3715 = t3714 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3716 = t3694 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3717 = (u64)t3716;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3718 = t3717 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t3697), "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t3700), "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t3703), "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t3706), "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t3709), "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t3712), "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t3715), "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t3718) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3719 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3720 = t615 + t3719;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3721 = t3720 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3722 = t3721 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3723 = t3722 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3724 = t10 + t3723;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3725 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3725) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3724) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + count_4;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3727 = t615 + count_5;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_12 = t3727; i_12 < through; i_12 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3728 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3728) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3729 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3730 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t3729 ? 0u : t3730;
                    const u32 t3732 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3732) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3733 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3734 = t3733 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3735 = t10 + t3734;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3736 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3737 = t3736 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3735), "r"(t3737) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3738 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3739 = t3738 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3740 = t3739 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3741 = t10 + t3740;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3742 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3742) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3741) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3743 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3744 = t3743 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3745 = t3744 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3746 = t10 + t3745;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3747 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3748 = t3747 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3746), "r"(t3748) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3749 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3750 = t3749 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3751 = t3750 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3752 = t10 + t3751;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3753 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3753) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3752) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3754;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3754) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_9 = row_sum + t3754;
                f32 t3756;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3756) : "f"(pair_9));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3757 = pair_9 + t3756;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3757;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3758;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3758) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_10 = row_sum_2 + t3758;
                f32 t3760;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3760) : "f"(pair_10));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3761 = pair_10 + t3760;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3761;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t3762 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3763;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3763) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t3762 ? 0.0f : t3763;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3765 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t3765;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3766 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t3766;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3767 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t3767;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3768 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t3768;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3769 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t3769;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3770 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t3770;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3771 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t3771;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3772 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t3772;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3773 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t3773;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3774 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t3774;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3775 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t3775;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3776 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t3776;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3777 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t3777;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3778 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t3778;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3779 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t3779;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3780 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t3780;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3781 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t3781;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3782 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t3782;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3783 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t3783;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3784 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t3784;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3785 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t3785;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3786 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t3786;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3787 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t3787;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3788 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t3788;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3789 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t3789;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3790 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t3790;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3791 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t3791;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3792 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t3792;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3793 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t3793;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3794 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t3794;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3795 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t3795;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3796 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t3796;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t3797 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3798;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3798) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t3797 ? 0.0f : t3798;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3800 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t3800;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3801 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t3801;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3802 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t3802;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3803 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t3803;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3804 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t3804;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3805 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t3805;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3806 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t3806;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3807 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t3807;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3808 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t3808;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3809 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t3809;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3810 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t3810;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3811 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t3811;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3812 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t3812;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3813 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t3813;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3814 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t3814;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3815 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t3815;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3816 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t3816;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3817 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t3817;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3818 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t3818;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3819 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t3819;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3820 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t3820;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3821 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t3821;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3822 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t3822;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3823 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t3823;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3824 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t3824;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3825 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t3825;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3826 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t3826;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3827 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t3827;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3828 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t3828;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3829 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t3829;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3830 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t3830;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3831 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t3831;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t3832 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3832) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3833 = t617 & 3u;
                const u32 t3834 = t489 + 8192u;
                u32 t3835;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3835) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3836;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3836) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3837;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3837) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3838;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3838) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3839;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3839) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3840;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3840) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3841;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3841) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3842;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3843;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3843) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3844;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3844) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3845;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3845) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3846;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3846) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3847;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3847) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3848;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3848) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3849;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3849) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3850;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3850) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3851;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3851) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3852;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3852) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3853;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3853) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3854;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3854) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3855;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3855) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3856;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3856) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3857;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3857) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3858;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3858) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3859;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3859) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3860;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3860) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3861;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3861) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3862;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3862) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3863;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3863) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3864;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3864) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3865;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3865) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t3866;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3866) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3867 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3868 = t491 + t3867;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3869 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3870 = t3868 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3871 = t3869 ^ t3870;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3872 = t3868 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3873 = t3871 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3874 = t3872 + t3873;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3875 = t489 + t3874;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3875), "r"(t3835), "r"(t3836), "r"(t3837), "r"(t3838) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3876 = t3874 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3877 = t489 + t3876;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3877), "r"(t3839), "r"(t3840), "r"(t3841), "r"(t3842) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3878 = t3874 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3879 = t489 + t3878;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3879), "r"(t3843), "r"(t3844), "r"(t3845), "r"(t3846) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3880 = t3874 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3881 = t489 + t3880;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3881), "r"(t3847), "r"(t3848), "r"(t3849), "r"(t3850) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3882 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3883 = t491 + t3882;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3884 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3885 = t3883 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3886 = t3884 ^ t3885;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3887 = t3883 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3888 = t3886 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3889 = t3887 + t3888;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3890 = t3834 + t3889;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3890), "r"(t3851), "r"(t3852), "r"(t3853), "r"(t3854) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3891 = t3889 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3892 = t3834 + t3891;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3892), "r"(t3855), "r"(t3856), "r"(t3857), "r"(t3858) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3893 = t3889 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3894 = t3834 + t3893;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3894), "r"(t3859), "r"(t3860), "r"(t3861), "r"(t3862) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3895 = t3889 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3896 = t3834 + t3895;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3896), "r"(t3863), "r"(t3864), "r"(t3865), "r"(t3866) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t3897 = t503 + t492;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t3897 + t491;
                const bool t3899 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3899) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3900 = t491 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3901 = t489 + t3900;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3901), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t506) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3902 = t489 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3903 = t491 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3904 = t3902 + t3903;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3904), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t506) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t617 & 3u;
                const u32 t3906 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3907 = t3906 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3908 = t10 + t3907;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3909 = t617 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3910 = t3909 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3908), "r"(t3910) : "memory");
                const u32 t3911 = queries + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3912 = t3911 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3913 = t10 + t3912;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3914 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3914) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3913) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t3915 = count_4 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t3915;
                #pragma unroll 1
                for (u32 i_13 = passed_2; i_13 < last; i_13 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3917 = i_13 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3918 = t3917 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3919 = t10 + t3918;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3920 = i_13 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3921 = t3920 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3919), "r"(t3921) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3922 = i_13 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3923 = t3922 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3924 = t3923 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3925 = t10 + t3924;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3926 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3926) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3925) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3927 = i_13 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3928 = t3927 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3929 = t3928 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3930 = t10 + t3929;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3931 = i_13 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3932 = t3931 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3930), "r"(t3932) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3933 = i_13 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3934 = t3933 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3935 = t3934 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3936 = t10 + t3935;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3937 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3937) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3936) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3938 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3938) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t3939 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t3940 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t3939 ? 0u : t3940;
                    const u32 t3942 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3942) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3943 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3944 = t3943 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3945 = t10 + t3944;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3946 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3947 = t3946 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3945), "r"(t3947) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3948 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3949 = t3948 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3950 = t3949 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3951 = t10 + t3950;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3952 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3952) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3951) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3953 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3954 = t3953 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3955 = t3954 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3956 = t10 + t3955;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3957 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3958 = t3957 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3956), "r"(t3958) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3959 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3960 = t3959 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3961 = t3960 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3962 = t10 + t3961;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3963 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3963) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3962) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3964 = passed_2 + count_4;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t3964;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3965 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t3965;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3966 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3966) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3967 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3968;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3968) : "r"(t3967) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3969;
            asm("mov.b32 %0, %1;" : "=r"(t3969) : "f"(t3968));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3970;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3970) : "r"(t3969));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3970;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3972 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3972) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3973 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3973) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
