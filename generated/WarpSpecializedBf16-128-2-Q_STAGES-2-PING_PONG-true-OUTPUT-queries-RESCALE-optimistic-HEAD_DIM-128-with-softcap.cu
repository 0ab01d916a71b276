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
    const f32 score_scale,
    const f32 argument0,
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
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
#line 12 "src/functions/caps.rs"
    f32 t1_2;
    asm("abs.f32 %0, %1;" : "=f"(t1_2) : "f"(argument0));
#line 12 "src/functions/caps.rs"
    f32 t2_2;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_2) : "f"(t1_2));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const f32 t3 = 1.442695f * t1_2;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t6 = thread >> 5u;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 44 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t10 = smem_1 + 32768u;
    const u32 t11 = t10 + 32768u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t12 = t11 + 65536u;
    const u32 t13 = t12 + 65536u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t14 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t14) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
        const u32 t15 = t13 + 32u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t13 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t13 + 48u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t13 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t13 + 40u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t13 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t13 + 56u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t13 + 64u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
        const u32 t23 = t13 + 96u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t24 = t13 + 72u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t13 + 104u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t13 + 80u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
        const u32 t27 = t13 + 112u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t27) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t28 = t13 + 88u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
        const u32 t29 = t13 + 120u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t29) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t30 = t13 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
        const u32 t31 = t30 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t31) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t32 = t30 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t32) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t33 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t33), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t34 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t34), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t35 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t35), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t36 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t36), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t37 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t37), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t38 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t38), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t39 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t39), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t40 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t40), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t41), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t46), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t47), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t48), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t49), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t50 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t51), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t52 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t53), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t54 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t55), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t56 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t57), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t58 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t59), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t60 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t61), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t62 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t63), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t64 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t65), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t66 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t67), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t68 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t69), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t70 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t71), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t72 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t73), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t74 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t75), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t76 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t77), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t78 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t79), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t80 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t81 = t80 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t81), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t82 = t30 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t83 = t82 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t83), "f"(0.0f) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t84 = t13 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t85 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t85) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t86 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t86) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t87 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t87) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t89 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t90 = slot << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t91 = t89 + t90;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t92;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t92) : "r"(t91) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t93;
            asm("mov.b32 %0, %1;" : "=r"(t93) : "f"(t92));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t94;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t94) : "r"(t93));
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t94;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t95 = index != 4294967295u;
                if (!t95) break;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t97 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t98 = slot_2 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t97 + t98;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t100;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t100) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t101;
                asm("mov.b32 %0, %1;" : "=r"(t101) : "f"(t100));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t102;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t102) : "r"(t101));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t103;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t103) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t104;
                asm("mov.b32 %0, %1;" : "=r"(t104) : "f"(t103));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t105;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t105) : "r"(t104));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t106 = t84 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = tile & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t108 = t107 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t109 = t106 + t108;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t110;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t110) : "r"(t109) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t111;
                asm("mov.b32 %0, %1;" : "=r"(t111) : "f"(t110));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t112;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t112) : "r"(t111));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t114 = t113 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t114) {
                    const u32 t115 = t84 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t115) : "memory");
                }
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t116 = seq_k + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t117 = t116 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t117 > 1u ? t117 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t119 = seq_k >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t119 < end ? t119 : end;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t121 = end - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = t121 < end ? t121 : end;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t123 = t112 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t123 ? t122 : end;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t126 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t126 & 3u;
                const u32 t128 = slot_3 + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t13 + t129;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t126 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t130), "r"(t133) : "memory");
                const u32 t134 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t13 + t135;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t137 = slot_3 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t138 = smem_1 + t137;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t139;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t139) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t140 = t139 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t140) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t136) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(q), "r"(t136), "r"(0u), "r"(index), "r"(t102), "r"(t105) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = t138 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(q), "r"(t136), "r"(64u), "r"(index), "r"(t102), "r"(t105) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t142 = tile << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = t142 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t143 & 3u;
                const u32 t145 = slot_4 + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t13 + t146;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t143 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t147), "r"(t150) : "memory");
                const u32 t151 = slot_4 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t13 + t152;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t102 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t155 = slot_4 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t156 = smem_1 + t155;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t157;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t157) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t158 = t157 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t158) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t153) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t156), "l"(q), "r"(t153), "r"(0u), "r"(index), "r"(t154), "r"(t105) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t156 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t159), "l"(q), "r"(t153), "r"(64u), "r"(index), "r"(t154), "r"(t105) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t161 = slot_5 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t13 + t161;
                const u32 t163 = slot_5 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t163 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t13 + t164;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = t166 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t167 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(t168) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t169 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t170 = t169 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = slot_5 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t11 + t171;
                u32 t173;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t173) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t174 = t173 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t174) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t162) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t172), "l"(k), "r"(t162), "r"(0u), "r"(t125), "r"(t170), "r"(t105) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t172 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t175), "l"(k), "r"(t162), "r"(64u), "r"(t125), "r"(t170), "r"(t105) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 1u;
                const u32 t177 = slot_6 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t13 + t178;
                const u32 t180 = slot_6 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t13 + t181;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t183 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(t185) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t186 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t187 = t186 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = slot_6 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t12 + t188;
                u32 t190;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t190) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t191 = t190 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t191) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t179) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t189), "l"(v), "r"(t179), "r"(0u), "r"(t125), "r"(t187), "r"(t105) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t189 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t192), "l"(v), "r"(t179), "r"(64u), "r"(t125), "r"(t187), "r"(t105) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t193 & 1u;
                    const u32 t195 = slot_7 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t13 + t195;
                    const u32 t197 = slot_7 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t197 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t13 + t198;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = t193 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = t200 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = t201 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t199), "r"(t202) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t203 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t204 = t203 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t205 = t204 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t206 = slot_7 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = t11 + t206;
                    u32 t208;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t208) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t209 = t208 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t209) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t196) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t207), "l"(k), "r"(t196), "r"(0u), "r"(t125), "r"(t205), "r"(t105) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t210 = t207 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t196), "r"(64u), "r"(t125), "r"(t205), "r"(t105) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t211 & 1u;
                    const u32 t213 = slot_8 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t213 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t13 + t214;
                    const u32 t216 = slot_8 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t217 = t216 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t13 + t217;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t211 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t219 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t218), "r"(t221) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t222 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t223 = t222 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t224 = t223 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = slot_8 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t12 + t225;
                    u32 t227;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t227) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t228 = t227 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t228) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t215) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(v), "r"(t215), "r"(0u), "r"(t125), "r"(t224), "r"(t105) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t229 = t226 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t229), "l"(v), "r"(t215), "r"(64u), "r"(t125), "r"(t224), "r"(t105) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t230 = passed + end;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t230;
                const u32 t231 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t231;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t232 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t232) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_9 = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t234 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t235 = slot_9 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t236 = t234 + t235;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t237;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t237) : "r"(t236) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t238;
                asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(t237));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t239;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t239) : "r"(t238));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t239;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t241 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t241) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t242 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t242 >> 7u;
            const u32 t244 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t244 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t246 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t246;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t247 = index_2 < total;
                if (!t247) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t248 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t249 = index_2 / t248;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t249 * heads_per_section;
                const u32 t251 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t252 = t251 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t252 < heads_per_section ? t252 : heads_per_section;
                const u32 t254 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t254;
                const u32 t256 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t257 = first + t256;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t258 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t259 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t260 = t258 - t259;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t261 = t260 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t262 = t257 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t263 = t257 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t264;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t264) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t265 = t264 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t265) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_10 = round & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t267 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t268 = slot_10 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t267 + t268;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t270;
                    asm("mov.b32 %0, %1;" : "=f"(t270) : "r"(t262));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t270) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t271;
                    asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t261));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t271) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t272;
                    asm("mov.b32 %0, %1;" : "=f"(t272) : "r"(t263));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t272) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t273 = t84 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t274 = round & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t275 = t274 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t276 = t273 + t275;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t276), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t277;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t277) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t278 = t277 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t278) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t84) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t279 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t279;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t280 = t84 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t281 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t282 = t281 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t280), "r"(t282) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t283 = t84 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t284 = round_2 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t285 = t284 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t283 + t285;
                const bool t287 = lane < 16u;
                u32 merged = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t287) {
                    const u32 t288 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t289 = verdict + t288;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t290;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t290) : "r"(t289) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t291;
                    asm("mov.b32 %0, %1;" : "=r"(t291) : "f"(t290));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t291;
                } else {
                    merged = 0u;
                }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t293 = __any_sync(0xffffffffu, distrusted);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t293) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t294 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t294) {
                        const u32 t295 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t296 = verdict + t295;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t296), "f"(0.0f) : "memory");
                    }
                    const u32 t297 = word << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t298;
                    asm("mov.b32 %0, %1;" : "=f"(t298) : "r"(t297));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t299;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t299) : "f"(t298));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t300;
                    asm("mov.b32 %0, %1;" : "=r"(t300) : "f"(t299));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t301 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t302 = t301 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t303 = t302 ? t300 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t304 = t297 + t303;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = t297 + t300;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t306;
                    asm("mov.b32 %0, %1;" : "=f"(t306) : "r"(t305));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t307;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t307) : "f"(t306));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t308;
                    asm("mov.b32 %0, %1;" : "=r"(t308) : "f"(t307));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t309 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t310 = t309 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t311 = t310 ? t308 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t312 = t304 + t311;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t305 + t308;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t314;
                    asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(t313));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t315;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t315) : "f"(t314));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t316;
                    asm("mov.b32 %0, %1;" : "=r"(t316) : "f"(t315));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t317 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t318 = t317 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t319 = t318 ? t316 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t320 = t312 + t319;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t321 = t313 + t316;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t322;
                    asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(t321));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t323;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t323) : "f"(t322));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t324;
                    asm("mov.b32 %0, %1;" : "=r"(t324) : "f"(t323));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t325 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t326 = t325 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t327 = t326 ? t324 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t328 = t320 + t327;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t329 = t321 + t324;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t330;
                    asm("mov.b32 %0, %1;" : "=f"(t330) : "r"(t329));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t331;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t331) : "f"(t330));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t332;
                    asm("mov.b32 %0, %1;" : "=r"(t332) : "f"(t331));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t333 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t334 = t333 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t335 = t334 ? t332 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t336 = t328 + t335;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t337 = t329 + t332;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t338;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t338) : "r"(t337));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t338;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t339 = warps != 0u;
                    if (!t339) break;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_11 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t342 = slot_11 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t341 + t342;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t344;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t344) : "r"(t343) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t345;
                    asm("mov.b32 %0, %1;" : "=r"(t345) : "f"(t344));
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t345));
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t348 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = slot_12 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t348 + t349;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t351;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t351) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t352;
                    asm("mov.b32 %0, %1;" : "=r"(t352) : "f"(t351));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t353;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t353) : "r"(t352));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t354;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t354) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t355;
                    asm("mov.b32 %0, %1;" : "=r"(t355) : "f"(t354));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t356;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t356) : "r"(t355));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = t84 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = round_2 & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = t358 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t360 = t357 + t359;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t361;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t361) : "r"(t360) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t362;
                    asm("mov.b32 %0, %1;" : "=r"(t362) : "f"(t361));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t363;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t363) : "r"(t362));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t364;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t364) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t365 = t364 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t365) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_13 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t367 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t368 = slot_13 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t367 + t368;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t370;
                        asm("mov.b32 %0, %1;" : "=f"(t370) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t370) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t371;
                        asm("mov.b32 %0, %1;" : "=f"(t371) : "r"(t353));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t371) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t372;
                        asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t356));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t372) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t373 = t84 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t374 = round_2 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t375 = t374 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t376 = t373 + t375;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t376), "f"(0.0f) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t377 = t84 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t378 = round_2 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t379 = t378 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t380 = t377 + t379;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t381;
                        asm("mov.b32 %0, %1;" : "=f"(t381) : "r"(warps));
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t380), "f"(t381) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t382;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t382) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t383 = t382 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t383) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t84) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t384 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t384;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = t84 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = t386 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t385), "r"(t387) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t84 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = round_2 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t390 = t389 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t388 + t390;
                    const bool t392 = lane < 16u;
                    u32 merged_3 = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t392) {
                        const u32 t393 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t394 = verdict_2 + t393;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t395;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t395) : "r"(t394) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t396;
                        asm("mov.b32 %0, %1;" : "=r"(t396) : "f"(t395));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t396;
                    } else {
                        merged_3 = 0u;
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t398 = __any_sync(0xffffffffu, distrusted_2);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t398) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t399 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t399) {
                            const u32 t400 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t401 = verdict_2 + t400;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t401), "f"(0.0f) : "memory");
                        }
                        const u32 t402 = word_2 << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t403;
                        asm("mov.b32 %0, %1;" : "=f"(t403) : "r"(t402));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t404;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t404) : "f"(t403));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t405;
                        asm("mov.b32 %0, %1;" : "=r"(t405) : "f"(t404));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t406 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t407 = t406 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t408 = t407 ? t405 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t409 = t402 + t408;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t410 = t402 + t405;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t411;
                        asm("mov.b32 %0, %1;" : "=f"(t411) : "r"(t410));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t412;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t412) : "f"(t411));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t413;
                        asm("mov.b32 %0, %1;" : "=r"(t413) : "f"(t412));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t414 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t415 = t414 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t416 = t415 ? t413 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t417 = t409 + t416;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t418 = t410 + t413;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t419;
                        asm("mov.b32 %0, %1;" : "=f"(t419) : "r"(t418));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t420;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t420) : "f"(t419));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t421;
                        asm("mov.b32 %0, %1;" : "=r"(t421) : "f"(t420));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t422 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t423 = t422 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t424 = t423 ? t421 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t425 = t417 + t424;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t426 = t418 + t421;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t427;
                        asm("mov.b32 %0, %1;" : "=f"(t427) : "r"(t426));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t428;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t428) : "f"(t427));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t429;
                        asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t430 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t431 = t430 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t432 = t431 ? t429 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t433 = t425 + t432;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t434 = t426 + t429;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t435;
                        asm("mov.b32 %0, %1;" : "=f"(t435) : "r"(t434));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t436;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t436) : "f"(t435));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t437;
                        asm("mov.b32 %0, %1;" : "=r"(t437) : "f"(t436));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t438 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t439 = t438 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t440 = t439 ? t437 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t441 = t433 + t440;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = t434 + t437;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t443;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t443) : "r"(t442));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t443;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t445 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t445) {
                    const u32 t446 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t447;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t447) : "l"(claims), "r"(t446) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t447;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t448 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t449;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t449) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t450 = t448 + t449;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t450;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t453 = t84 + 16u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t454 = last & 1u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t453), "r"(t454) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t455 = t84 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t456 = last & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t457 = t456 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t455 + t457;
            const bool t459 = lane < 16u;
            u32 merged_6 = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t459) {
                const u32 t460 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t461 = verdict_3 + t460;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t462;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t462) : "r"(t461) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t463;
                asm("mov.b32 %0, %1;" : "=r"(t463) : "f"(t462));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t463;
            } else {
                merged_6 = 0u;
            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t465 = __any_sync(0xffffffffu, distrusted_3);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t465) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t466 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t466) {
                    const u32 t467 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t468 = verdict_3 + t467;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t468), "f"(0.0f) : "memory");
                }
                const u32 t469 = word_3 << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t470;
                asm("mov.b32 %0, %1;" : "=f"(t470) : "r"(t469));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t471;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t471) : "f"(t470));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t472;
                asm("mov.b32 %0, %1;" : "=r"(t472) : "f"(t471));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t473 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t474 = t473 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t475 = t474 ? t472 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t476 = t469 + t475;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t477 = t469 + t472;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t478;
                asm("mov.b32 %0, %1;" : "=f"(t478) : "r"(t477));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t479;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t479) : "f"(t478));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t480;
                asm("mov.b32 %0, %1;" : "=r"(t480) : "f"(t479));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t481 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t482 = t481 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t483 = t482 ? t480 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t484 = t476 + t483;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t485 = t477 + t480;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t486;
                asm("mov.b32 %0, %1;" : "=f"(t486) : "r"(t485));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t487;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t487) : "f"(t486));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t488;
                asm("mov.b32 %0, %1;" : "=r"(t488) : "f"(t487));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t489 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t490 = t489 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t491 = t490 ? t488 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t492 = t484 + t491;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t493 = t485 + t488;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t494;
                asm("mov.b32 %0, %1;" : "=f"(t494) : "r"(t493));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t495;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t495) : "f"(t494));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t496;
                asm("mov.b32 %0, %1;" : "=r"(t496) : "f"(t495));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t497 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t498 = t497 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t499 = t498 ? t496 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t500 = t492 + t499;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t501 = t493 + t496;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t502;
                asm("mov.b32 %0, %1;" : "=f"(t502) : "r"(t501));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t503;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t503) : "f"(t502));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t504;
                asm("mov.b32 %0, %1;" : "=r"(t504) : "f"(t503));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t505 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t506 = t505 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t507 = t506 ? t504 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t508 = t500 + t507;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t509 = t501 + t504;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t510;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t510) : "r"(t509));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t510;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t511 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t511) {
#line 185 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = last & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t513 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t514 = slot_14 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t515 = t513 + t514;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t516;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t516) : "r"(t515) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t517;
                asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t517));
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t520 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = slot_15 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t520 + t521;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t523;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t523) : "r"(from_3) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t524;
                asm("mov.b32 %0, %1;" : "=r"(t524) : "f"(t523));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t525;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t525) : "r"(t524));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t526;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t526) : "r"(from_3) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t527;
                asm("mov.b32 %0, %1;" : "=r"(t527) : "f"(t526));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t528;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t528) : "r"(t527));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = t84 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t530 = last & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = t530 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t532 = t529 + t531;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t533;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t533) : "r"(t532) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t534;
                asm("mov.b32 %0, %1;" : "=r"(t534) : "f"(t533));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t535;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t535) : "r"(t534));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t536;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t536) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t537 = t536 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t537) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_3 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t539 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t540 = slot_16 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t539 + t540;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t542;
                    asm("mov.b32 %0, %1;" : "=f"(t542) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t542) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(t525));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t543) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t544;
                    asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(t528));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t544) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t545 = t84 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t546 = round_3 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t547 = t546 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t548 = t545 + t547;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t548), "f"(0.0f) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t549 = t84 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t550 = round_3 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t551 = t550 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t552 = t549 + t551;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t553;
                    asm("mov.b32 %0, %1;" : "=f"(t553) : "r"(warps_2));
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t552), "f"(t553) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t554;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t554) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t555 = t554 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t555) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t84) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t556 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t556;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t84 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t558 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t557), "r"(t559) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t560;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t560) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t561 = t560 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t561) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = round_3 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t563 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t564 = slot_17 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = t563 + t564;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t565), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t566;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t566) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t567 = t566 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t567) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t84) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t569 = index_3 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t570 = t10 + t569;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t571 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t572 = t571 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t573 = index_3 << 6u;
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
        u32 count = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t574 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t574) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_18 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t576 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t577 = slot_18 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t578 = t576 + t577;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t579;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t579) : "r"(t578) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t580;
        asm("mov.b32 %0, %1;" : "=r"(t580) : "f"(t579));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t581;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t581) : "r"(t580));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t581;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t582 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t582) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t583 = index_4 != 4294967295u;
            if (!t583) break;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_19 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t585 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t586 = slot_19 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t585 + t586;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t588;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t588) : "r"(from_4) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t589;
            asm("mov.b32 %0, %1;" : "=r"(t589) : "f"(t588));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t590;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t590) : "r"(t589));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t591;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t591) : "r"(from_4) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t592;
            asm("mov.b32 %0, %1;" : "=r"(t592) : "f"(t591));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t593;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t593) : "r"(t592));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t594 = t84 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t595 = count & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t596 = t595 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t597 = t594 + t596;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t598;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t598) : "r"(t597) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t599;
            asm("mov.b32 %0, %1;" : "=r"(t599) : "f"(t598));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t600;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t600) : "r"(t599));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t601;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t601) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t602 = t601 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t602) {
                const u32 t603 = t84 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t603) : "memory");
            }
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t604 = seq_k + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t605 = t604 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t605 > 1u ? t605 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t607 = seq_k >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t607 < end_2 ? t607 : end_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t609 = end_2 - whole_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t610 = t609 < end_2 ? t609 : end_2;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t611 = t600 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t611 ? t610 : end_2;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t613 = t590 + t573;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t614 = t613 + t572;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t615 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t616 = t614 + t615;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t617 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t620 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t621 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t622 = t614 + t621;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t623 = t622 + 8u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t624 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t627 = t2_4 * score_scale;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t628 = count << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t629 = t628 + index_3;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 reference = -1e30f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = -1e30f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t630 = t629 & 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t631 = t630 + 8u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t632 = t631 << 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t633 = t13 + t632;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t634 = t629 >> 2u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t635 = t634 & 1u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t633), "r"(t635) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t636 = passed_2 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t637 = t636 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t638 = t13 + t637;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t639 = passed_2 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t640 = t639 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t638), "r"(t640) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t641 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t642 = t641 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t643 = smem_1 + t642;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t644 = passed_2 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t645 = t644 << 15u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t646 = t11 + t645;
            const u32 t647 = t643 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t648 = t646 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t649 = t647 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t650 = (u64)t649;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t651 = t650 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t652 = t648 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t653 = (u64)t652;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t654 = t653 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t655 = t647 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t656 = (u64)t655;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t657 = t656 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t658 = t648 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t659 = (u64)t658;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t660 = t659 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t661 = t647 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t662 = (u64)t661;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t663 = t662 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t664 = t648 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t665 = (u64)t664;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t666 = t665 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t667 = t647 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t668 = (u64)t667;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t669 = t668 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t670 = t648 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t671 = (u64)t670;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t672 = t671 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t673 = t647 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t674 = (u64)t673;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t675 = t674 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t676 = t648 + 66560u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t677 = (u64)t676;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t678 = t677 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t679 = t647 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t680 = (u64)t679;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t681 = t680 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t682 = t648 + 66562u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t683 = (u64)t682;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t684 = t683 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t685 = t647 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t686 = (u64)t685;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t687 = t686 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t688 = t648 + 66564u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t689 = (u64)t688;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t690 = t689 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t691 = t647 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t692 = (u64)t691;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t693 = t692 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t694 = t648 + 66566u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t695 = (u64)t694;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t696 = t695 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t651), "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666), "l"(t669), "l"(t672), "l"(t675), "l"(t678), "l"(t681), "l"(t684), "l"(t687), "l"(t690), "l"(t693), "l"(t696) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t697 = passed_2 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t698 = t697 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t699 = t698 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t700 = t13 + t699;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t701 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t701) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t700) : "memory");
            }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t702 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t702 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t704 = t590 + t573;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t704 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t706 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t707 = t706 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t708 = first_key + t707;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t709 = seq_k - 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_2 = s * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_2;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t4_2;
#line 12 "src/functions/caps.rs"
            const f32 t3_3 = s_3 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_3;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t4_3;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t714 = t708 + 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_4 = s_2 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_4;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t4_4;
#line 12 "src/functions/caps.rs"
            const f32 t3_5 = s_4 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_5;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t4_5;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t719 = t708 + 8u;
#line 12 "src/functions/caps.rs"
            const f32 t3_6 = s_5 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_6;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t4_6;
#line 12 "src/functions/caps.rs"
            const f32 t3_7 = s_7 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_7;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t4_7;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t724 = t708 + 9u;
#line 12 "src/functions/caps.rs"
            const f32 t3_8 = s_6 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_8;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t4_8;
#line 12 "src/functions/caps.rs"
            const f32 t3_9 = s_8 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_9;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t4_9;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t729 = t708 + 16u;
#line 12 "src/functions/caps.rs"
            const f32 t3_10 = s_9 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_10;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t4_10;
#line 12 "src/functions/caps.rs"
            const f32 t3_11 = s_11 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_11;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t4_11;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t734 = t708 + 17u;
#line 12 "src/functions/caps.rs"
            const f32 t3_12 = s_10 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_12;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t4_12;
#line 12 "src/functions/caps.rs"
            const f32 t3_13 = s_12 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_13;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t4_13;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t739 = t708 + 24u;
#line 12 "src/functions/caps.rs"
            const f32 t3_14 = s_13 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_14;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t4_14;
#line 12 "src/functions/caps.rs"
            const f32 t3_15 = s_15 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_15;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t4_15;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t744 = t708 + 25u;
#line 12 "src/functions/caps.rs"
            const f32 t3_16 = s_14 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_16;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t4_16;
#line 12 "src/functions/caps.rs"
            const f32 t3_17 = s_16 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_17;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t4_17;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t749 = t708 + 32u;
#line 12 "src/functions/caps.rs"
            const f32 t3_18 = s_17 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_18;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t4_18;
#line 12 "src/functions/caps.rs"
            const f32 t3_19 = s_19 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_19;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t4_19;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t754 = t708 + 33u;
#line 12 "src/functions/caps.rs"
            const f32 t3_20 = s_18 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_20;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t4_20;
#line 12 "src/functions/caps.rs"
            const f32 t3_21 = s_20 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_21;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t4_21;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t759 = t708 + 40u;
#line 12 "src/functions/caps.rs"
            const f32 t3_22 = s_21 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_22;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t4_22;
#line 12 "src/functions/caps.rs"
            const f32 t3_23 = s_23 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_23;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t4_23;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t764 = t708 + 41u;
#line 12 "src/functions/caps.rs"
            const f32 t3_24 = s_22 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_24;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t4_24;
#line 12 "src/functions/caps.rs"
            const f32 t3_25 = s_24 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_25;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t4_25;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t769 = t708 + 48u;
#line 12 "src/functions/caps.rs"
            const f32 t3_26 = s_25 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_26;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t4_26;
#line 12 "src/functions/caps.rs"
            const f32 t3_27 = s_27 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_27;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t4_27;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t774 = t708 + 49u;
#line 12 "src/functions/caps.rs"
            const f32 t3_28 = s_26 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_28;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t4_28;
#line 12 "src/functions/caps.rs"
            const f32 t3_29 = s_28 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_29;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t4_29;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t779 = t708 + 56u;
#line 12 "src/functions/caps.rs"
            const f32 t3_30 = s_29 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_30;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t4_30;
#line 12 "src/functions/caps.rs"
            const f32 t3_31 = s_31 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_31;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t4_31;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t784 = t708 + 57u;
#line 12 "src/functions/caps.rs"
            const f32 t3_32 = s_30 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_32;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t4_32;
#line 12 "src/functions/caps.rs"
            const f32 t3_33 = s_32 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_33;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t4_33;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t789 = t708 + 64u;
#line 12 "src/functions/caps.rs"
            const f32 t3_34 = s_33 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_34;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_34) : "f"(t3_34));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t4_34;
#line 12 "src/functions/caps.rs"
            const f32 t3_35 = s_35 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_35;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_35) : "f"(t3_35));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t4_35;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t794 = t708 + 65u;
#line 12 "src/functions/caps.rs"
            const f32 t3_36 = s_34 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_36;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_36) : "f"(t3_36));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t4_36;
#line 12 "src/functions/caps.rs"
            const f32 t3_37 = s_36 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_37;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_37) : "f"(t3_37));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t4_37;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t799 = t708 + 72u;
#line 12 "src/functions/caps.rs"
            const f32 t3_38 = s_37 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_38;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_38) : "f"(t3_38));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t4_38;
#line 12 "src/functions/caps.rs"
            const f32 t3_39 = s_39 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_39;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_39) : "f"(t3_39));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t4_39;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t804 = t708 + 73u;
#line 12 "src/functions/caps.rs"
            const f32 t3_40 = s_38 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_40;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_40) : "f"(t3_40));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t4_40;
#line 12 "src/functions/caps.rs"
            const f32 t3_41 = s_40 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_41;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_41) : "f"(t3_41));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t4_41;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t809 = t708 + 80u;
#line 12 "src/functions/caps.rs"
            const f32 t3_42 = s_41 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_42;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_42) : "f"(t3_42));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t4_42;
#line 12 "src/functions/caps.rs"
            const f32 t3_43 = s_43 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_43;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_43) : "f"(t3_43));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t4_43;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t814 = t708 + 81u;
#line 12 "src/functions/caps.rs"
            const f32 t3_44 = s_42 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_44;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_44) : "f"(t3_44));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t4_44;
#line 12 "src/functions/caps.rs"
            const f32 t3_45 = s_44 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_45;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_45) : "f"(t3_45));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t4_45;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t819 = t708 + 88u;
#line 12 "src/functions/caps.rs"
            const f32 t3_46 = s_45 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_46;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_46) : "f"(t3_46));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t4_46;
#line 12 "src/functions/caps.rs"
            const f32 t3_47 = s_47 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_47;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_47) : "f"(t3_47));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t4_47;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t824 = t708 + 89u;
#line 12 "src/functions/caps.rs"
            const f32 t3_48 = s_46 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_48;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_48) : "f"(t3_48));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t4_48;
#line 12 "src/functions/caps.rs"
            const f32 t3_49 = s_48 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_49;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_49) : "f"(t3_49));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t4_49;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t829 = t708 + 96u;
#line 12 "src/functions/caps.rs"
            const f32 t3_50 = s_49 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_50;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_50) : "f"(t3_50));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t4_50;
#line 12 "src/functions/caps.rs"
            const f32 t3_51 = s_51 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_51;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_51) : "f"(t3_51));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t4_51;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t834 = t708 + 97u;
#line 12 "src/functions/caps.rs"
            const f32 t3_52 = s_50 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_52;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_52) : "f"(t3_52));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t4_52;
#line 12 "src/functions/caps.rs"
            const f32 t3_53 = s_52 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_53;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_53) : "f"(t3_53));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t4_53;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t839 = t708 + 104u;
#line 12 "src/functions/caps.rs"
            const f32 t3_54 = s_53 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_54;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_54) : "f"(t3_54));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t4_54;
#line 12 "src/functions/caps.rs"
            const f32 t3_55 = s_55 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_55;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_55) : "f"(t3_55));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t4_55;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t844 = t708 + 105u;
#line 12 "src/functions/caps.rs"
            const f32 t3_56 = s_54 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_56;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_56) : "f"(t3_56));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t4_56;
#line 12 "src/functions/caps.rs"
            const f32 t3_57 = s_56 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_57;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_57) : "f"(t3_57));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t4_57;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t849 = t708 + 112u;
#line 12 "src/functions/caps.rs"
            const f32 t3_58 = s_57 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_58;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_58) : "f"(t3_58));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t4_58;
#line 12 "src/functions/caps.rs"
            const f32 t3_59 = s_59 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_59;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_59) : "f"(t3_59));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t4_59;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t854 = t708 + 113u;
#line 12 "src/functions/caps.rs"
            const f32 t3_60 = s_58 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_60;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_60) : "f"(t3_60));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t4_60;
#line 12 "src/functions/caps.rs"
            const f32 t3_61 = s_60 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_61;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_61) : "f"(t3_61));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t4_61;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t859 = t708 + 120u;
#line 12 "src/functions/caps.rs"
            const f32 t3_62 = s_61 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_62;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_62) : "f"(t3_62));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t4_62;
#line 12 "src/functions/caps.rs"
            const f32 t3_63 = s_63 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_63;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_63) : "f"(t3_63));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t4_63;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t864 = t708 + 121u;
#line 12 "src/functions/caps.rs"
            const f32 t3_64 = s_62 * t620;
#line 12 "src/functions/caps.rs"
            f32 t4_64;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_64) : "f"(t3_64));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t4_64;
#line 12 "src/functions/caps.rs"
            const f32 t3_65 = s_64 * t627;
#line 12 "src/functions/caps.rs"
            f32 t4_65;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_65) : "f"(t3_65));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t4_65;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t869 = masked_right_2 != 0u;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            if (t869) {
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t870 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t870 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t872 = t590 + t573;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t872 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t874 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t875 = t874 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t875;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t877 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t878 = first_query_2 + t877;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t879 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t879 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t882 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t884 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t900 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t902;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t904 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t904;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t906;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t908 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t908;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t910 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t910;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t912 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t912;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t914 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t914;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t916 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t920 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t920;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t922;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t924 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t924;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t926 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t926;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t928 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t928;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t930 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t932 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t934 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t936 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t938 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t940 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t942 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t944 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t944;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t945 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t946 = first_query_2 + t945;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t947 = t946 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t948 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t948 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t951 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t951;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t953 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t953;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t955 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t955;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t957;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t959 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t959;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t961;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t963 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t963;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t965 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t965;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t967 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t967;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t969 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t969;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t971 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t973 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t975 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t977 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t979 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t981 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t983 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t985 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t987 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t989 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t991 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t993 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t995 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1013;
            }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1014 = t600 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1015 = t1014 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1016;
            asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1017;
            asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1018;
            asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1019;
            asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1020;
            asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1016), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1021;
            asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1017), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1022;
            asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1018), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1023;
            asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1019), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1024;
            asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1025;
            asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1027;
            asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_30));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_33));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_34));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_37));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_38));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(s_41));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1029), "f"(s_42));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_45));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_46));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1036;
            asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_49));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1037;
            asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_50));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1038;
            asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_53));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1039;
            asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_54));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1040;
            asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_57));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1041;
            asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_58));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1042;
            asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_61));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1043;
            asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_62));
            f32 t1044;
            asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(t1041));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1042), "f"(t1043));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1044), "f"(t1045));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1047;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1047) : "f"(t1046));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1046), "f"(t1047));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1049;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1049) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t1049));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 t1052 = largest * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t1052));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1054 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1054));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t1056 = before < t1015;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1057 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1058 = t1056 ? t1057 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t1058;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1059;
            asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1060;
            asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1061;
            asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1062;
            asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1063;
            asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1059), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1064;
            asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1060), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1065;
            asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1061), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1066;
            asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1067;
            asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1068;
            asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1069;
            asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1070;
            asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_32));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1071;
            asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_35));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1072;
            asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_36));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1073;
            asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_39));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1074;
            asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_40));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1075;
            asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_43));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1076;
            asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_44));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1077;
            asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_47));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1078;
            asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_48));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1079;
            asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_51));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1080;
            asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_52));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1081;
            asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_55));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1082;
            asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_56));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1083;
            asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_59));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1084;
            asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_60));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1085;
            asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_63));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1086;
            asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_64));
            f32 t1087;
            asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(t1084));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1088;
            asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1085), "f"(t1086));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1089;
            asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1087), "f"(t1088));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1090;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1090) : "f"(t1089));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1089), "f"(t1090));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1092;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1092) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t1092));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 t1095 = largest_2 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t1095));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1097 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1097));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t1099 = before_2 < t1015;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1100 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1101 = t1099 ? t1100 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t1101;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1102 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t3), "f"(t1102));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1104;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t1104;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1105 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t3), "f"(t1105));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1107;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t1107;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1108 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(t3), "f"(t1108));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1110;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t1110;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1111 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(t3), "f"(t1111));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1113;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t1113;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1114 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(t3), "f"(t1114));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1116;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t1116;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1117 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(t3), "f"(t1117));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1119;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t1119;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1120 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(t3), "f"(t1120));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1122;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t1122;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1123 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(t3), "f"(t1123));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1125;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t1125;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1126 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(t3), "f"(t1126));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1128;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t1128;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1129 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(t3), "f"(t1129));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1131;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t1131;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1132 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(t3), "f"(t1132));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1134;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t1134;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1135 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(t3), "f"(t1135));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1137;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t1137;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1138 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(t3), "f"(t1138));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1140;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t1140;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1141 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(t3), "f"(t1141));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1143;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t1143;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1144 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(t3), "f"(t1144));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1146;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t1146;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1147 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(t3), "f"(t1147));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1149;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t1149;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1150 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1151 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1152 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1153 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1154 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1155 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1156 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1157 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1158 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(t3), "f"(t1158));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1160;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t1160;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1161 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(t3), "f"(t1161));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1163;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t1163;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1164 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(t3), "f"(t1164));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1166;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1166;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1167 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(t3), "f"(t1167));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1169;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1169;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1170 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(t3), "f"(t1170));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1172;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1172;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1173 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(t3), "f"(t1173));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1175;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1175;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1176 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(t3), "f"(t1176));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1178;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1178;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1179 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(t3), "f"(t1179));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1181;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1181;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1182 = t1150 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1183 = t1151 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1184 = t1152 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1185 = t1153 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1186 = t1154 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1187 = t1155 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1188 = t1156 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1189 = t1157 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1190 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(t3), "f"(t1190));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1192;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1192;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1193 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(t3), "f"(t1193));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1195;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1195;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1196 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(t3), "f"(t1196));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1198;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1198;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1199 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(t3), "f"(t1199));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1201;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1201;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1202 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(t3), "f"(t1202));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1204;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1204;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1205 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(t3), "f"(t1205));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1207;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1207;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1208 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(t3), "f"(t1208));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1210;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1210;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1211 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(t3), "f"(t1211));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1213;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1213;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1214 = t1182 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1215 = t1183 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1216 = t1184 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1217 = t1185 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1218 = t1186 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1219 = t1187 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1220 = t1188 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1221 = t1189 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1222 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(t3), "f"(t1222));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1224;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_33 = t1224;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1225 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(t3), "f"(t1225));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1227;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_34 = t1227;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1228 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_35), "f"(t3), "f"(t1228));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1230;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_35 = t1230;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1231 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_36), "f"(t3), "f"(t1231));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1233;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_36 = t1233;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1234 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_37), "f"(t3), "f"(t1234));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1236;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_37 = t1236;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1237 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_38), "f"(t3), "f"(t1237));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1239;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_38 = t1239;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1240 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(t3), "f"(t1240));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1242;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_39 = t1242;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1243 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(t3), "f"(t1243));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1245;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_40 = t1245;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1246 = t1214 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1247 = t1215 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1248 = t1216 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1249 = t1217 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1250 = t1218 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1251 = t1219 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1252 = t1220 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1253 = t1221 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1254 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_41), "f"(t3), "f"(t1254));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_41 = t1256;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1257 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_42), "f"(t3), "f"(t1257));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1259;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_42 = t1259;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1260 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_43), "f"(t3), "f"(t1260));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1262;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1262) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_43 = t1262;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1263 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_44), "f"(t3), "f"(t1263));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1265;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_44 = t1265;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1266 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_45), "f"(t3), "f"(t1266));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1268;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_45 = t1268;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1269 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_46), "f"(t3), "f"(t1269));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1271;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_46 = t1271;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1272 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(t3), "f"(t1272));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1274;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_47 = t1274;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1275 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(t3), "f"(t1275));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_48 = t1277;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1278 = t1246 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1279 = t1247 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1280 = t1248 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1281 = t1249 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1282 = t1250 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1283 = t1251 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1284 = t1252 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1285 = t1253 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1286 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_49), "f"(t3), "f"(t1286));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1288;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_49 = t1288;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1289 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_50), "f"(t3), "f"(t1289));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_50 = t1291;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1292 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_51), "f"(t3), "f"(t1292));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1294) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_51 = t1294;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1295 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_52), "f"(t3), "f"(t1295));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1297;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_52 = t1297;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1298 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_53), "f"(t3), "f"(t1298));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1300;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1300) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_53 = t1300;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1301 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_54), "f"(t3), "f"(t1301));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_54 = t1303;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1304 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_55), "f"(t3), "f"(t1304));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1306) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_55 = t1306;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1307 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_56), "f"(t3), "f"(t1307));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1309;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_56 = t1309;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1310 = t1278 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1311 = t1279 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1312 = t1280 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1313 = t1281 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1314 = t1282 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1315 = t1283 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1316 = t1284 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1317 = t1285 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1318 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_57), "f"(t3), "f"(t1318));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_57 = t1320;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1321 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_58), "f"(t3), "f"(t1321));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1323;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_58 = t1323;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1324 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_59), "f"(t3), "f"(t1324));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1326;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_59 = t1326;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1327 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_60), "f"(t3), "f"(t1327));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1329;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_60 = t1329;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1330 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_61), "f"(t3), "f"(t1330));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_61 = t1332;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1333 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_62), "f"(t3), "f"(t1333));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_62 = t1335;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1336 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t3), "f"(t1336));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_63 = t1338;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1339 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t3), "f"(t1339));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_64 = t1341;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1342 = t1310 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1343 = t1311 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1344 = t1312 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1345 = t1313 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1346 = t1314 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1347 = t1315 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1348 = t1316 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1349 = t1317 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1350 = t1342 + t1343;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1351 = t1346 + t1347;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1350 + t1351;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1353 = t1344 + t1345;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1354 = t1348 + t1349;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1353 + t1354;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1356 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1356;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1357 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1357;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s), "f"(s_2));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1359;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(s_3), "f"(s_4));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1360;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(s_5), "f"(s_6));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_7), "f"(s_8));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_9), "f"(s_10));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_11), "f"(s_12));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_13), "f"(s_14));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_15), "f"(s_16));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_17), "f"(s_18));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_19), "f"(s_20));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_21), "f"(s_22));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_23), "f"(s_24));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_25), "f"(s_26));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_27), "f"(s_28));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_29), "f"(s_30));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1373;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_31), "f"(s_32));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1374;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_33), "f"(s_34));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_35), "f"(s_36));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_37), "f"(s_38));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_39), "f"(s_40));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_41), "f"(s_42));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_43), "f"(s_44));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_45), "f"(s_46));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_47), "f"(s_48));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_49), "f"(s_50));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_51), "f"(s_52));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_53), "f"(s_54));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_55), "f"(s_56));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_57), "f"(s_58));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_59), "f"(s_60));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_61), "f"(s_62));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1358;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1359;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1360;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1361;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1362;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1363;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1364;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1365;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1366;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1367;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1368;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1369;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1370;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1371;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1384;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1385;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1386;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1387;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1388;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1389;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 284 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1392 = t600 == 0u;
#line 284 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1392) {
                #pragma unroll 1
                for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1393 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1393) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1394 = passed_2 + i_2;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1395 = t1394 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1396 = t1395 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1397 = t13 + t1396;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1398 = t1394 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1399 = t1398 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1397), "r"(t1399) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1400 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1401 = t1400 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1402 = smem_1 + t1401;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1403 = t1394 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1404 = t1403 << 15u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1405 = t11 + t1404;
                    const u32 t1406 = t1402 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1407 = t1405 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1406 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1409 = (u64)t1408;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1410 = t1409 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = t1407 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1412 = (u64)t1411;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1413 = t1412 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1414 = t1406 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1415 = (u64)t1414;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1416 = t1415 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1417 = t1407 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1418 = (u64)t1417;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1419 = t1418 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1420 = t1406 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1421 = (u64)t1420;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = t1421 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1423 = t1407 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1424 = (u64)t1423;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = t1424 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1426 = t1406 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1427 = (u64)t1426;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = t1427 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1429 = t1407 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1430 = (u64)t1429;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = t1430 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1432 = t1406 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1433 = (u64)t1432;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1434 = t1433 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1435 = t1407 + 66560u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1436 = (u64)t1435;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1437 = t1436 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1438 = t1406 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1439 = (u64)t1438;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1440 = t1439 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1441 = t1407 + 66562u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1442 = (u64)t1441;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1443 = t1442 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1444 = t1406 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1445 = (u64)t1444;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1446 = t1445 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1447 = t1407 + 66564u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1448 = (u64)t1447;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = t1448 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1450 = t1406 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1451 = (u64)t1450;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = t1451 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1453 = t1407 + 66566u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1454 = (u64)t1453;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = t1454 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1410), "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1456 = i_2 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = passed_2 + t1456;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1458 = t1457 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1459 = t1458 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = t1459 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1461 = t13 + t1460;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = t1457 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1462 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1461), "r"(t1463) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_2 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_3 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_4 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_5 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_6 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_7 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_8 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_9 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_10 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_11 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_12 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_13 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_14 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_15 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_16 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1464 = t1457 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1464 << 15u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t12 + t1465;
                    const u32 t1467 = t1466 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t1467 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1469 = (u64)t1468;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1470 = t1469 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t1467 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1472 = (u64)t1471;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1473 = t1472 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1474 = t1467 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1475 = (u64)t1474;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = t1475 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1477 = t1467 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1478 = (u64)t1477;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = t1478 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1480 = t1467 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1481 = (u64)t1480;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = t1481 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1483 = t1467 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1484 = (u64)t1483;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = t1484 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1486 = t1467 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1487 = (u64)t1486;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = t1487 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1489 = t1467 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1490 = (u64)t1489;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = t1490 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1470), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1473), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1476), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1479), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1482), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1485), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1488), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1491) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1492 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1493 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1492 ? 0u : t1493;
                    const u32 t1495 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1495) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1496 = passed_2 + i_2;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1497 = t1496 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1498 = t1497 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1499 = t1498 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1500 = t13 + t1499;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1501 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1501) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1500) : "memory");
                    }
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1502;
                    asm("abs.f32 %0, %1;" : "=f"(t1502) : "f"(s));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1503;
                    asm("abs.f32 %0, %1;" : "=f"(t1503) : "f"(s_2));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1504;
                    asm("abs.f32 %0, %1;" : "=f"(t1504) : "f"(s_3));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1505;
                    asm("abs.f32 %0, %1;" : "=f"(t1505) : "f"(s_4));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1506;
                    asm("abs.f32 %0, %1;" : "=f"(t1506) : "f"(s_5));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1507;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1507) : "f"(t1502), "f"(t1506));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1508;
                    asm("abs.f32 %0, %1;" : "=f"(t1508) : "f"(s_6));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1509;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1509) : "f"(t1503), "f"(t1508));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1510;
                    asm("abs.f32 %0, %1;" : "=f"(t1510) : "f"(s_7));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1511;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1511) : "f"(t1504), "f"(t1510));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1512;
                    asm("abs.f32 %0, %1;" : "=f"(t1512) : "f"(s_8));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1513;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(t1505), "f"(t1512));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1514;
                    asm("abs.f32 %0, %1;" : "=f"(t1514) : "f"(s_9));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1515;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(t1507), "f"(t1514));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1516;
                    asm("abs.f32 %0, %1;" : "=f"(t1516) : "f"(s_10));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1517;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(t1509), "f"(t1516));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1518;
                    asm("abs.f32 %0, %1;" : "=f"(t1518) : "f"(s_11));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1519;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1511), "f"(t1518));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1520;
                    asm("abs.f32 %0, %1;" : "=f"(t1520) : "f"(s_12));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1521;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1513), "f"(t1520));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1522;
                    asm("abs.f32 %0, %1;" : "=f"(t1522) : "f"(s_13));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1523;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1515), "f"(t1522));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1524;
                    asm("abs.f32 %0, %1;" : "=f"(t1524) : "f"(s_14));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1525;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1517), "f"(t1524));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1526;
                    asm("abs.f32 %0, %1;" : "=f"(t1526) : "f"(s_15));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1527;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1527) : "f"(t1519), "f"(t1526));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1528;
                    asm("abs.f32 %0, %1;" : "=f"(t1528) : "f"(s_16));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1529;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1529) : "f"(t1521), "f"(t1528));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1530;
                    asm("abs.f32 %0, %1;" : "=f"(t1530) : "f"(s_17));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1531;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1531) : "f"(t1523), "f"(t1530));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1532;
                    asm("abs.f32 %0, %1;" : "=f"(t1532) : "f"(s_18));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1533;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1533) : "f"(t1525), "f"(t1532));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1534;
                    asm("abs.f32 %0, %1;" : "=f"(t1534) : "f"(s_19));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1535;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1535) : "f"(t1527), "f"(t1534));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1536;
                    asm("abs.f32 %0, %1;" : "=f"(t1536) : "f"(s_20));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1537;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1537) : "f"(t1529), "f"(t1536));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1538;
                    asm("abs.f32 %0, %1;" : "=f"(t1538) : "f"(s_21));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1539;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1539) : "f"(t1531), "f"(t1538));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1540;
                    asm("abs.f32 %0, %1;" : "=f"(t1540) : "f"(s_22));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1541;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1541) : "f"(t1533), "f"(t1540));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1542;
                    asm("abs.f32 %0, %1;" : "=f"(t1542) : "f"(s_23));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1543;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1543) : "f"(t1535), "f"(t1542));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1544;
                    asm("abs.f32 %0, %1;" : "=f"(t1544) : "f"(s_24));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1545;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1545) : "f"(t1537), "f"(t1544));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1546;
                    asm("abs.f32 %0, %1;" : "=f"(t1546) : "f"(s_25));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1547;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1547) : "f"(t1539), "f"(t1546));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1548;
                    asm("abs.f32 %0, %1;" : "=f"(t1548) : "f"(s_26));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1549;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1549) : "f"(t1541), "f"(t1548));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1550;
                    asm("abs.f32 %0, %1;" : "=f"(t1550) : "f"(s_27));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1551;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1551) : "f"(t1543), "f"(t1550));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1552;
                    asm("abs.f32 %0, %1;" : "=f"(t1552) : "f"(s_28));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1553;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1553) : "f"(t1545), "f"(t1552));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1554;
                    asm("abs.f32 %0, %1;" : "=f"(t1554) : "f"(s_29));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1555;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1555) : "f"(t1547), "f"(t1554));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1556;
                    asm("abs.f32 %0, %1;" : "=f"(t1556) : "f"(s_30));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1557;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1557) : "f"(t1549), "f"(t1556));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1558;
                    asm("abs.f32 %0, %1;" : "=f"(t1558) : "f"(s_31));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1559;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1559) : "f"(t1551), "f"(t1558));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1560;
                    asm("abs.f32 %0, %1;" : "=f"(t1560) : "f"(s_32));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1561;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1561) : "f"(t1553), "f"(t1560));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1562;
                    asm("abs.f32 %0, %1;" : "=f"(t1562) : "f"(s_33));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1563;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1563) : "f"(t1555), "f"(t1562));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1564;
                    asm("abs.f32 %0, %1;" : "=f"(t1564) : "f"(s_34));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1565;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1565) : "f"(t1557), "f"(t1564));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1566;
                    asm("abs.f32 %0, %1;" : "=f"(t1566) : "f"(s_35));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1567;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1567) : "f"(t1559), "f"(t1566));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1568;
                    asm("abs.f32 %0, %1;" : "=f"(t1568) : "f"(s_36));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1569;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1569) : "f"(t1561), "f"(t1568));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1570;
                    asm("abs.f32 %0, %1;" : "=f"(t1570) : "f"(s_37));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1571;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1571) : "f"(t1563), "f"(t1570));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1572;
                    asm("abs.f32 %0, %1;" : "=f"(t1572) : "f"(s_38));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1573;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1573) : "f"(t1565), "f"(t1572));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1574;
                    asm("abs.f32 %0, %1;" : "=f"(t1574) : "f"(s_39));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1575;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1575) : "f"(t1567), "f"(t1574));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1576;
                    asm("abs.f32 %0, %1;" : "=f"(t1576) : "f"(s_40));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1577;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1577) : "f"(t1569), "f"(t1576));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1578;
                    asm("abs.f32 %0, %1;" : "=f"(t1578) : "f"(s_41));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1579;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1579) : "f"(t1571), "f"(t1578));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1580;
                    asm("abs.f32 %0, %1;" : "=f"(t1580) : "f"(s_42));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1581;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1581) : "f"(t1573), "f"(t1580));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1582;
                    asm("abs.f32 %0, %1;" : "=f"(t1582) : "f"(s_43));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1583;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1583) : "f"(t1575), "f"(t1582));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1584;
                    asm("abs.f32 %0, %1;" : "=f"(t1584) : "f"(s_44));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1585;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1585) : "f"(t1577), "f"(t1584));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1586;
                    asm("abs.f32 %0, %1;" : "=f"(t1586) : "f"(s_45));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1587;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1587) : "f"(t1579), "f"(t1586));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1588;
                    asm("abs.f32 %0, %1;" : "=f"(t1588) : "f"(s_46));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1589;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1589) : "f"(t1581), "f"(t1588));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1590;
                    asm("abs.f32 %0, %1;" : "=f"(t1590) : "f"(s_47));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1591;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1591) : "f"(t1583), "f"(t1590));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1592;
                    asm("abs.f32 %0, %1;" : "=f"(t1592) : "f"(s_48));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1593;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1593) : "f"(t1585), "f"(t1592));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1594;
                    asm("abs.f32 %0, %1;" : "=f"(t1594) : "f"(s_49));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1595;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1595) : "f"(t1587), "f"(t1594));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1596;
                    asm("abs.f32 %0, %1;" : "=f"(t1596) : "f"(s_50));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1597;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1589), "f"(t1596));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1598;
                    asm("abs.f32 %0, %1;" : "=f"(t1598) : "f"(s_51));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1599;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(t1591), "f"(t1598));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1600;
                    asm("abs.f32 %0, %1;" : "=f"(t1600) : "f"(s_52));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1601;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1593), "f"(t1600));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1602;
                    asm("abs.f32 %0, %1;" : "=f"(t1602) : "f"(s_53));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1603;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1595), "f"(t1602));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1604;
                    asm("abs.f32 %0, %1;" : "=f"(t1604) : "f"(s_54));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1605;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1597), "f"(t1604));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1606;
                    asm("abs.f32 %0, %1;" : "=f"(t1606) : "f"(s_55));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1607;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1599), "f"(t1606));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1608;
                    asm("abs.f32 %0, %1;" : "=f"(t1608) : "f"(s_56));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1609;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1601), "f"(t1608));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1610;
                    asm("abs.f32 %0, %1;" : "=f"(t1610) : "f"(s_57));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1611;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1603), "f"(t1610));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1612;
                    asm("abs.f32 %0, %1;" : "=f"(t1612) : "f"(s_58));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1613;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1605), "f"(t1612));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1614;
                    asm("abs.f32 %0, %1;" : "=f"(t1614) : "f"(s_59));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1615;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1607), "f"(t1614));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1616;
                    asm("abs.f32 %0, %1;" : "=f"(t1616) : "f"(s_60));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1617;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1609), "f"(t1616));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1618;
                    asm("abs.f32 %0, %1;" : "=f"(t1618) : "f"(s_61));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1619;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1611), "f"(t1618));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1620;
                    asm("abs.f32 %0, %1;" : "=f"(t1620) : "f"(s_62));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1621;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1613), "f"(t1620));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1622;
                    asm("abs.f32 %0, %1;" : "=f"(t1622) : "f"(s_63));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1623;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1615), "f"(t1622));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1624;
                    asm("abs.f32 %0, %1;" : "=f"(t1624) : "f"(s_64));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1625;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1617), "f"(t1624));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1626;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1619), "f"(t1621));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1627;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1623), "f"(t1625));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1628;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(t1626), "f"(t1627));
#line 68 "fa-kernels/src/attention/options/small.rs"
                    const bool is_small = t1628 < small;
                    const bool t1630 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
                    const bool t1631 = __any_sync(0xffffffffu, t1630);
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    if (t1631) {
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1632 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1633 = t1632 - i_2;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_key_3 = t1633 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1635 = t590 + t573;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t1635 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1637 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1638 = t1637 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1639 = first_key_3 + t1638;
#line 12 "src/functions/caps.rs"
                        const f32 t3_66 = s * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_66;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_66) : "f"(t3_66));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t4_66;
#line 12 "src/functions/caps.rs"
                        const f32 t3_67 = s_3 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_67;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_67) : "f"(t3_67));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t4_67;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1644 = t1639 + 1u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_68 = s_2 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_68;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_68) : "f"(t3_68));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t4_68;
#line 12 "src/functions/caps.rs"
                        const f32 t3_69 = s_4 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_69;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_69) : "f"(t3_69));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t4_69;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1649 = t1639 + 8u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_70 = s_5 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_70;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_70) : "f"(t3_70));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t4_70;
#line 12 "src/functions/caps.rs"
                        const f32 t3_71 = s_7 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_71;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_71) : "f"(t3_71));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t4_71;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1654 = t1639 + 9u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_72 = s_6 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_72;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_72) : "f"(t3_72));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t4_72;
#line 12 "src/functions/caps.rs"
                        const f32 t3_73 = s_8 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_73;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_73) : "f"(t3_73));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t4_73;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1659 = t1639 + 16u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_74 = s_9 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_74;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_74) : "f"(t3_74));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t4_74;
#line 12 "src/functions/caps.rs"
                        const f32 t3_75 = s_11 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_75;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_75) : "f"(t3_75));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t4_75;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1664 = t1639 + 17u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_76 = s_10 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_76;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_76) : "f"(t3_76));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t4_76;
#line 12 "src/functions/caps.rs"
                        const f32 t3_77 = s_12 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_77;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_77) : "f"(t3_77));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t4_77;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1669 = t1639 + 24u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_78 = s_13 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_78;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_78) : "f"(t3_78));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t4_78;
#line 12 "src/functions/caps.rs"
                        const f32 t3_79 = s_15 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_79;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_79) : "f"(t3_79));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t4_79;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1674 = t1639 + 25u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_80 = s_14 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_80;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_80) : "f"(t3_80));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t4_80;
#line 12 "src/functions/caps.rs"
                        const f32 t3_81 = s_16 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_81;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_81) : "f"(t3_81));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t4_81;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1679 = t1639 + 32u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_82 = s_17 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_82;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_82) : "f"(t3_82));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t4_82;
#line 12 "src/functions/caps.rs"
                        const f32 t3_83 = s_19 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_83;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_83) : "f"(t3_83));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t4_83;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1684 = t1639 + 33u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_84 = s_18 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_84;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_84) : "f"(t3_84));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t4_84;
#line 12 "src/functions/caps.rs"
                        const f32 t3_85 = s_20 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_85;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_85) : "f"(t3_85));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t4_85;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1689 = t1639 + 40u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_86 = s_21 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_86;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_86) : "f"(t3_86));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t4_86;
#line 12 "src/functions/caps.rs"
                        const f32 t3_87 = s_23 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_87;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_87) : "f"(t3_87));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t4_87;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1694 = t1639 + 41u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_88 = s_22 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_88;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_88) : "f"(t3_88));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t4_88;
#line 12 "src/functions/caps.rs"
                        const f32 t3_89 = s_24 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_89;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_89) : "f"(t3_89));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t4_89;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1699 = t1639 + 48u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_90 = s_25 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_90;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_90) : "f"(t3_90));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t4_90;
#line 12 "src/functions/caps.rs"
                        const f32 t3_91 = s_27 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_91;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_91) : "f"(t3_91));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t4_91;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1704 = t1639 + 49u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_92 = s_26 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_92;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_92) : "f"(t3_92));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t4_92;
#line 12 "src/functions/caps.rs"
                        const f32 t3_93 = s_28 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_93;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_93) : "f"(t3_93));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t4_93;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1709 = t1639 + 56u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_94 = s_29 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_94;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_94) : "f"(t3_94));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t4_94;
#line 12 "src/functions/caps.rs"
                        const f32 t3_95 = s_31 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_95;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_95) : "f"(t3_95));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t4_95;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1714 = t1639 + 57u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_96 = s_30 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_96;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_96) : "f"(t3_96));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t4_96;
#line 12 "src/functions/caps.rs"
                        const f32 t3_97 = s_32 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_97;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_97) : "f"(t3_97));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t4_97;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1719 = t1639 + 64u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_98 = s_33 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_98;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_98) : "f"(t3_98));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_33 = t4_98;
#line 12 "src/functions/caps.rs"
                        const f32 t3_99 = s_35 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_99;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_99) : "f"(t3_99));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_35 = t4_99;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1724 = t1639 + 65u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_100 = s_34 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_100;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_100) : "f"(t3_100));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_34 = t4_100;
#line 12 "src/functions/caps.rs"
                        const f32 t3_101 = s_36 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_101;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_101) : "f"(t3_101));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_36 = t4_101;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1729 = t1639 + 72u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_102 = s_37 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_102;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_102) : "f"(t3_102));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_37 = t4_102;
#line 12 "src/functions/caps.rs"
                        const f32 t3_103 = s_39 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_103;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_103) : "f"(t3_103));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_39 = t4_103;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1734 = t1639 + 73u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_104 = s_38 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_104;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_104) : "f"(t3_104));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_38 = t4_104;
#line 12 "src/functions/caps.rs"
                        const f32 t3_105 = s_40 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_105;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_105) : "f"(t3_105));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_40 = t4_105;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1739 = t1639 + 80u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_106 = s_41 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_106;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_106) : "f"(t3_106));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_41 = t4_106;
#line 12 "src/functions/caps.rs"
                        const f32 t3_107 = s_43 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_107;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_107) : "f"(t3_107));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_43 = t4_107;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1744 = t1639 + 81u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_108 = s_42 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_108;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_108) : "f"(t3_108));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_42 = t4_108;
#line 12 "src/functions/caps.rs"
                        const f32 t3_109 = s_44 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_109;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_109) : "f"(t3_109));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_44 = t4_109;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1749 = t1639 + 88u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_110 = s_45 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_110;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_110) : "f"(t3_110));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_45 = t4_110;
#line 12 "src/functions/caps.rs"
                        const f32 t3_111 = s_47 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_111;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_111) : "f"(t3_111));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_47 = t4_111;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1754 = t1639 + 89u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_112 = s_46 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_112;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_112) : "f"(t3_112));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_46 = t4_112;
#line 12 "src/functions/caps.rs"
                        const f32 t3_113 = s_48 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_113;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_113) : "f"(t3_113));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_48 = t4_113;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1759 = t1639 + 96u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_114 = s_49 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_114;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_114) : "f"(t3_114));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_49 = t4_114;
#line 12 "src/functions/caps.rs"
                        const f32 t3_115 = s_51 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_115;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_115) : "f"(t3_115));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_51 = t4_115;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1764 = t1639 + 97u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_116 = s_50 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_116;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_116) : "f"(t3_116));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_50 = t4_116;
#line 12 "src/functions/caps.rs"
                        const f32 t3_117 = s_52 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_117;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_117) : "f"(t3_117));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_52 = t4_117;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1769 = t1639 + 104u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_118 = s_53 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_118;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_118) : "f"(t3_118));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_53 = t4_118;
#line 12 "src/functions/caps.rs"
                        const f32 t3_119 = s_55 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_119;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_119) : "f"(t3_119));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_55 = t4_119;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1774 = t1639 + 105u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_120 = s_54 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_120;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_120) : "f"(t3_120));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_54 = t4_120;
#line 12 "src/functions/caps.rs"
                        const f32 t3_121 = s_56 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_121;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_121) : "f"(t3_121));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_56 = t4_121;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1779 = t1639 + 112u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_122 = s_57 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_122;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_122) : "f"(t3_122));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_57 = t4_122;
#line 12 "src/functions/caps.rs"
                        const f32 t3_123 = s_59 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_123;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_123) : "f"(t3_123));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_59 = t4_123;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1784 = t1639 + 113u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_124 = s_58 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_124;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_124) : "f"(t3_124));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_58 = t4_124;
#line 12 "src/functions/caps.rs"
                        const f32 t3_125 = s_60 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_125;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_125) : "f"(t3_125));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_60 = t4_125;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1789 = t1639 + 120u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_126 = s_61 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_126;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_126) : "f"(t3_126));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_61 = t4_126;
#line 12 "src/functions/caps.rs"
                        const f32 t3_127 = s_63 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_127;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_127) : "f"(t3_127));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_63 = t4_127;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1794 = t1639 + 121u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_128 = s_62 * t620;
#line 12 "src/functions/caps.rs"
                        f32 t4_128;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_128) : "f"(t3_128));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_62 = t4_128;
#line 12 "src/functions/caps.rs"
                        const f32 t3_129 = s_64 * t627;
#line 12 "src/functions/caps.rs"
                        f32 t4_129;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_129) : "f"(t3_129));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_64 = t4_129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1799 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t3), "f"(t1799));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1801;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1801) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1801;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1802 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t3), "f"(t1802));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1804;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1804) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1804;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1805 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(t3), "f"(t1805));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1807;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1807;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1808 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(t3), "f"(t1808));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1810;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1810) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1810;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1811 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(t3), "f"(t1811));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1813;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1813;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1814 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(t3), "f"(t1814));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1816;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1816;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1817 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(t3), "f"(t1817));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1819;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1819;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1820 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(t3), "f"(t1820));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1822;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1822) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1822;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1823 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(t3), "f"(t1823));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1825;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1825;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1826 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(t3), "f"(t1826));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1828;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1828;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1829 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(t3), "f"(t1829));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1831;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1831;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1832 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(t3), "f"(t1832));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1834;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1834;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1835 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(t3), "f"(t1835));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1837;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1837;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1838 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(t3), "f"(t1838));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1840;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1840;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1841 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(t3), "f"(t1841));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1843;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1843;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1844 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(t3), "f"(t1844));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1846;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1846;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1847 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1848 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1849 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1850 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1851 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1852 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1853 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1854 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1855 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(t3), "f"(t1855));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1857;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1857;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1858 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(t3), "f"(t1858));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1860;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1860;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1861 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(t3), "f"(t1861));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1863;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1863;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1864 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(t3), "f"(t1864));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1866;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1866;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1867 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(t3), "f"(t1867));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1869;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1869;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1870 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(t3), "f"(t1870));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1872;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1872;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1873 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(t3), "f"(t1873));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1875;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1875;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1876 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(t3), "f"(t1876));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1878;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1878;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1879 = t1847 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1880 = t1848 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1881 = t1849 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1882 = t1850 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1883 = t1851 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1884 = t1852 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1885 = t1853 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1886 = t1854 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1887 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(t3), "f"(t1887));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1889;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1889;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1890 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(t3), "f"(t1890));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1892;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1892) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1892;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1893 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(t3), "f"(t1893));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1895;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1895;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1896 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(t3), "f"(t1896));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1898;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1898;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1899 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(t3), "f"(t1899));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1901;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1901;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1902 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(t3), "f"(t1902));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1904;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1904;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1905 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(t3), "f"(t1905));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1907;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1907;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1908 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(t3), "f"(t1908));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1910;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1910;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1911 = t1879 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1912 = t1880 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1913 = t1881 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1914 = t1882 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1915 = t1883 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1916 = t1884 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1917 = t1885 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1918 = t1886 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1919 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(t3), "f"(t1919));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1921;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_97));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t1921;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1922 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(t3), "f"(t1922));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1924;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_98));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t1924;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1925 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_35), "f"(t3), "f"(t1925));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1927;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1927) : "f"(exponent_99));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t1927;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1928 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_36), "f"(t3), "f"(t1928));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1930;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_100));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t1930;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1931 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_37), "f"(t3), "f"(t1931));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1933;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_101));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t1933;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1934 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_38), "f"(t3), "f"(t1934));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1936;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_102));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t1936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1937 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_39), "f"(t3), "f"(t1937));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1939;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1939) : "f"(exponent_103));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t1939;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1940 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_40), "f"(t3), "f"(t1940));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1942;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_104));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t1942;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1943 = t1911 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1944 = t1912 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1945 = t1913 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1946 = t1914 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1947 = t1915 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1948 = t1916 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1949 = t1917 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1950 = t1918 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1951 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_41), "f"(t3), "f"(t1951));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1953;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_105));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t1953;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1954 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_42), "f"(t3), "f"(t1954));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1956;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_106));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t1956;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1957 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_43), "f"(t3), "f"(t1957));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1959;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1959) : "f"(exponent_107));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t1959;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1960 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_44), "f"(t3), "f"(t1960));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1962;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1962) : "f"(exponent_108));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t1962;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1963 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_45), "f"(t3), "f"(t1963));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1965;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_109));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t1965;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1966 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_46), "f"(t3), "f"(t1966));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1968;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_110));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t1968;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1969 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_47), "f"(t3), "f"(t1969));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1971;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_111));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t1971;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1972 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_48), "f"(t3), "f"(t1972));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1974;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_112));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t1974;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1975 = t1943 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1976 = t1944 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1977 = t1945 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1978 = t1946 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1979 = t1947 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1980 = t1948 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1981 = t1949 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1982 = t1950 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1983 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_49), "f"(t3), "f"(t1983));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1985;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_113));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t1985;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1986 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_50), "f"(t3), "f"(t1986));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1988;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1988) : "f"(exponent_114));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t1988;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1989 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_51), "f"(t3), "f"(t1989));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1991;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1991) : "f"(exponent_115));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t1991;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1992 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_52), "f"(t3), "f"(t1992));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1994;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1994) : "f"(exponent_116));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t1994;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1995 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_53), "f"(t3), "f"(t1995));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t1997;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_117));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t1997;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1998 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_54), "f"(t3), "f"(t1998));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2000;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(exponent_118));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2000;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2001 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_55), "f"(t3), "f"(t2001));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2003;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2003) : "f"(exponent_119));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2003;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2004 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_56), "f"(t3), "f"(t2004));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2006;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2006) : "f"(exponent_120));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2006;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2007 = t1975 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2008 = t1976 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2009 = t1977 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2010 = t1978 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2011 = t1979 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2012 = t1980 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2013 = t1981 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2014 = t1982 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2015 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_57), "f"(t3), "f"(t2015));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2017;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_121));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2017;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2018 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_58), "f"(t3), "f"(t2018));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2020;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(exponent_122));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2020;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2021 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_59), "f"(t3), "f"(t2021));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2023;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(exponent_123));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2023;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2024 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_60), "f"(t3), "f"(t2024));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2026;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2026) : "f"(exponent_124));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2026;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2027 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_61), "f"(t3), "f"(t2027));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2029;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_125));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2029;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2030 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_62), "f"(t3), "f"(t2030));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2032;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2032) : "f"(exponent_126));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2032;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2033 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t3), "f"(t2033));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2035;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2035) : "f"(exponent_127));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2035;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2036 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t3), "f"(t2036));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2038;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2038) : "f"(exponent_128));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2038;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2039 = t2007 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2040 = t2008 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2041 = t2009 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2042 = t2010 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2043 = t2011 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2044 = t2012 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2045 = t2013 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2046 = t2014 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2047 = t2039 + t2040;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2048 = t2043 + t2044;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t2047 + t2048;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2050 = t2041 + t2042;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2051 = t2045 + t2046;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t2050 + t2051;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2053 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2053;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2054 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2054;
                    } else {
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2055 = s * s;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(coefficient), "f"(t2055), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2057 = s * t2056;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s = t2057;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2058 = s_2 * s_2;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(coefficient), "f"(t2058), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2060 = s_2 * t2059;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_2 = t2060;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2061 = s_3 * s_3;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(coefficient), "f"(t2061), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2063 = s_3 * t2062;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_3 = t2063;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2064 = s_4 * s_4;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(coefficient), "f"(t2064), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2066 = s_4 * t2065;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_4 = t2066;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2067 = s_5 * s_5;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(coefficient), "f"(t2067), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2069 = s_5 * t2068;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_5 = t2069;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2070 = s_6 * s_6;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(coefficient), "f"(t2070), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2072 = s_6 * t2071;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_6 = t2072;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2073 = s_7 * s_7;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(coefficient), "f"(t2073), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2075 = s_7 * t2074;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_7 = t2075;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2076 = s_8 * s_8;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2077) : "f"(coefficient), "f"(t2076), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2078 = s_8 * t2077;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_8 = t2078;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2079 = s_9 * s_9;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(coefficient), "f"(t2079), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2081 = s_9 * t2080;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_9 = t2081;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2082 = s_10 * s_10;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(coefficient), "f"(t2082), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2084 = s_10 * t2083;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_10 = t2084;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2085 = s_11 * s_11;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(coefficient), "f"(t2085), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2087 = s_11 * t2086;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_11 = t2087;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2088 = s_12 * s_12;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(coefficient), "f"(t2088), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2090 = s_12 * t2089;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_12 = t2090;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2091 = s_13 * s_13;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(coefficient), "f"(t2091), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2093 = s_13 * t2092;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_13 = t2093;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2094 = s_14 * s_14;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(coefficient), "f"(t2094), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2096 = s_14 * t2095;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_14 = t2096;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2097 = s_15 * s_15;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2098) : "f"(coefficient), "f"(t2097), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2099 = s_15 * t2098;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_15 = t2099;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2100 = s_16 * s_16;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2101) : "f"(coefficient), "f"(t2100), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2102 = s_16 * t2101;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_16 = t2102;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2103 = s_17 * s_17;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2104) : "f"(coefficient), "f"(t2103), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2105 = s_17 * t2104;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_17 = t2105;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2106 = s_18 * s_18;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2107) : "f"(coefficient), "f"(t2106), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2108 = s_18 * t2107;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_18 = t2108;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2109 = s_19 * s_19;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(coefficient), "f"(t2109), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2111 = s_19 * t2110;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_19 = t2111;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2112 = s_20 * s_20;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(coefficient), "f"(t2112), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2114 = s_20 * t2113;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_20 = t2114;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2115 = s_21 * s_21;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(coefficient), "f"(t2115), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2117 = s_21 * t2116;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_21 = t2117;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2118 = s_22 * s_22;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(coefficient), "f"(t2118), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2120 = s_22 * t2119;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_22 = t2120;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2121 = s_23 * s_23;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2122) : "f"(coefficient), "f"(t2121), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2123 = s_23 * t2122;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_23 = t2123;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2124 = s_24 * s_24;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(coefficient), "f"(t2124), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2126 = s_24 * t2125;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_24 = t2126;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2127 = s_25 * s_25;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(coefficient), "f"(t2127), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2129 = s_25 * t2128;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_25 = t2129;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2130 = s_26 * s_26;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(coefficient), "f"(t2130), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2132 = s_26 * t2131;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_26 = t2132;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2133 = s_27 * s_27;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2134) : "f"(coefficient), "f"(t2133), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2135 = s_27 * t2134;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_27 = t2135;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2136 = s_28 * s_28;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(coefficient), "f"(t2136), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2138 = s_28 * t2137;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_28 = t2138;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2139 = s_29 * s_29;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(coefficient), "f"(t2139), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2141 = s_29 * t2140;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_29 = t2141;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2142 = s_30 * s_30;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(coefficient), "f"(t2142), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2144 = s_30 * t2143;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_30 = t2144;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2145 = s_31 * s_31;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(coefficient), "f"(t2145), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2147 = s_31 * t2146;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_31 = t2147;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2148 = s_32 * s_32;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(coefficient), "f"(t2148), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2150 = s_32 * t2149;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_32 = t2150;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2151 = s_33 * s_33;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2152) : "f"(coefficient), "f"(t2151), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2153 = s_33 * t2152;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_33 = t2153;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2154 = s_34 * s_34;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(coefficient), "f"(t2154), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2156 = s_34 * t2155;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_34 = t2156;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2157 = s_35 * s_35;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2158) : "f"(coefficient), "f"(t2157), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2159 = s_35 * t2158;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_35 = t2159;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2160 = s_36 * s_36;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(coefficient), "f"(t2160), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2162 = s_36 * t2161;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_36 = t2162;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2163 = s_37 * s_37;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(coefficient), "f"(t2163), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2165 = s_37 * t2164;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_37 = t2165;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2166 = s_38 * s_38;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(coefficient), "f"(t2166), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2168 = s_38 * t2167;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_38 = t2168;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2169 = s_39 * s_39;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(coefficient), "f"(t2169), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2171 = s_39 * t2170;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_39 = t2171;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2172 = s_40 * s_40;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(coefficient), "f"(t2172), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2174 = s_40 * t2173;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_40 = t2174;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2175 = s_41 * s_41;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(coefficient), "f"(t2175), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2177 = s_41 * t2176;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_41 = t2177;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2178 = s_42 * s_42;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(coefficient), "f"(t2178), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2180 = s_42 * t2179;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_42 = t2180;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2181 = s_43 * s_43;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(coefficient), "f"(t2181), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2183 = s_43 * t2182;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_43 = t2183;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2184 = s_44 * s_44;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(coefficient), "f"(t2184), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2186 = s_44 * t2185;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_44 = t2186;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2187 = s_45 * s_45;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(coefficient), "f"(t2187), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2189 = s_45 * t2188;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_45 = t2189;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2190 = s_46 * s_46;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(coefficient), "f"(t2190), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2192 = s_46 * t2191;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_46 = t2192;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2193 = s_47 * s_47;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(coefficient), "f"(t2193), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2195 = s_47 * t2194;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_47 = t2195;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2196 = s_48 * s_48;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(coefficient), "f"(t2196), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2198 = s_48 * t2197;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_48 = t2198;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2199 = s_49 * s_49;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(coefficient), "f"(t2199), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2201 = s_49 * t2200;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_49 = t2201;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2202 = s_50 * s_50;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(coefficient), "f"(t2202), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2204 = s_50 * t2203;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_50 = t2204;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2205 = s_51 * s_51;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(coefficient), "f"(t2205), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2207 = s_51 * t2206;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_51 = t2207;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2208 = s_52 * s_52;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(coefficient), "f"(t2208), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2210 = s_52 * t2209;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_52 = t2210;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2211 = s_53 * s_53;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(coefficient), "f"(t2211), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2213 = s_53 * t2212;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_53 = t2213;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2214 = s_54 * s_54;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(coefficient), "f"(t2214), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2216 = s_54 * t2215;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_54 = t2216;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2217 = s_55 * s_55;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(coefficient), "f"(t2217), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2219 = s_55 * t2218;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_55 = t2219;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2220 = s_56 * s_56;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(coefficient), "f"(t2220), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2222 = s_56 * t2221;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_56 = t2222;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2223 = s_57 * s_57;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(coefficient), "f"(t2223), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2225 = s_57 * t2224;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_57 = t2225;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2226 = s_58 * s_58;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(coefficient), "f"(t2226), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2228 = s_58 * t2227;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_58 = t2228;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2229 = s_59 * s_59;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(coefficient), "f"(t2229), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2231 = s_59 * t2230;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_59 = t2231;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2232 = s_60 * s_60;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(coefficient), "f"(t2232), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2234 = s_60 * t2233;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_60 = t2234;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2235 = s_61 * s_61;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(coefficient), "f"(t2235), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2237 = s_61 * t2236;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_61 = t2237;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2238 = s_62 * s_62;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(coefficient), "f"(t2238), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2240 = s_62 * t2239;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_62 = t2240;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2241 = s_63 * s_63;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(coefficient), "f"(t2241), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2243 = s_63 * t2242;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_63 = t2243;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2244 = s_64 * s_64;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(coefficient), "f"(t2244), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2246 = s_64 * t2245;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_64 = t2246;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2247 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_129 = s + t2247;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2249;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_129));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2249;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2250 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_130 = s_2 + t2250;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2252;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2252) : "f"(exponent_130));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2252;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2253 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_131 = s_3 + t2253;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2255;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2255) : "f"(exponent_131));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2255;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2256 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_132 = s_4 + t2256;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2258;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2258) : "f"(exponent_132));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2258;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2259 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_133 = s_5 + t2259;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2261;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_133));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2261;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2262 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_134 = s_6 + t2262;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2264;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2264) : "f"(exponent_134));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2264;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2265 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_135 = s_7 + t2265;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2267;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(exponent_135));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2267;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2268 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_136 = s_8 + t2268;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2270;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2270) : "f"(exponent_136));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2270;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2271 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_137 = s_9 + t2271;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2273;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_137));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2273;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2274 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_138 = s_10 + t2274;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2276;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2276) : "f"(exponent_138));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2276;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2277 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_139 = s_11 + t2277;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2279;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2279) : "f"(exponent_139));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2279;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2280 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_140 = s_12 + t2280;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2282;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(exponent_140));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2282;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2283 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_141 = s_13 + t2283;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2285;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_141));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2285;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2286 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_142 = s_14 + t2286;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2288;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2288) : "f"(exponent_142));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2288;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2289 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_143 = s_15 + t2289;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2291;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2291) : "f"(exponent_143));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2291;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2292 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_144 = s_16 + t2292;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2294;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2294) : "f"(exponent_144));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2294;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2295 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2296 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2297 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2298 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2299 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2300 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2301 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2302 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2303 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_145 = s_17 + t2303;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2305;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2305) : "f"(exponent_145));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2305;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2306 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_146 = s_18 + t2306;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2308;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2308) : "f"(exponent_146));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2308;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2309 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_147 = s_19 + t2309;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2311;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2311) : "f"(exponent_147));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2311;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2312 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_148 = s_20 + t2312;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2314;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2314) : "f"(exponent_148));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2314;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2315 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_149 = s_21 + t2315;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2317;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(exponent_149));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2317;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2318 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_150 = s_22 + t2318;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2320;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(exponent_150));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2320;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2321 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_151 = s_23 + t2321;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2323;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(exponent_151));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2323;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2324 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_152 = s_24 + t2324;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2326;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2326) : "f"(exponent_152));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2326;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2327 = t2295 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2328 = t2296 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2329 = t2297 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2330 = t2298 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2331 = t2299 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2332 = t2300 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2333 = t2301 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2334 = t2302 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2335 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_153 = s_25 + t2335;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2337;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(exponent_153));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2337;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2338 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_154 = s_26 + t2338;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2340;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2340) : "f"(exponent_154));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2340;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2341 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_155 = s_27 + t2341;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2343;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2343) : "f"(exponent_155));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2343;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2344 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_156 = s_28 + t2344;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2346;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2346) : "f"(exponent_156));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2346;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2347 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_157 = s_29 + t2347;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2349;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_157));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2349;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2350 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_158 = s_30 + t2350;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2352;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(exponent_158));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2352;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2353 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_159 = s_31 + t2353;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2355;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2355) : "f"(exponent_159));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2355;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2356 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_160 = s_32 + t2356;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2358;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2358) : "f"(exponent_160));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2358;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2359 = t2327 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2360 = t2328 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2361 = t2329 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2362 = t2330 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2363 = t2331 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2364 = t2332 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2365 = t2333 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2366 = t2334 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2367 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_161 = s_33 + t2367;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2369;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2369) : "f"(exponent_161));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t2369;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2370 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_162 = s_34 + t2370;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2372;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2372) : "f"(exponent_162));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t2372;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2373 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_163 = s_35 + t2373;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2375;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2375) : "f"(exponent_163));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t2375;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2376 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_164 = s_36 + t2376;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2378;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2378) : "f"(exponent_164));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t2378;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2379 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_165 = s_37 + t2379;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2381;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2381) : "f"(exponent_165));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t2381;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2382 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_166 = s_38 + t2382;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2384;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2384) : "f"(exponent_166));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t2384;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2385 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_167 = s_39 + t2385;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2387;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2387) : "f"(exponent_167));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t2387;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2388 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_168 = s_40 + t2388;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2390;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2390) : "f"(exponent_168));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t2390;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2391 = t2359 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2392 = t2360 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2393 = t2361 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2394 = t2362 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2395 = t2363 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2396 = t2364 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2397 = t2365 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2398 = t2366 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2399 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_169 = s_41 + t2399;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2401;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2401) : "f"(exponent_169));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t2401;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2402 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_170 = s_42 + t2402;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2404;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2404) : "f"(exponent_170));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t2404;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2405 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_171 = s_43 + t2405;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2407;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2407) : "f"(exponent_171));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t2407;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2408 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_172 = s_44 + t2408;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2410;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2410) : "f"(exponent_172));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t2410;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2411 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_173 = s_45 + t2411;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2413;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2413) : "f"(exponent_173));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t2413;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2414 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_174 = s_46 + t2414;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2416;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2416) : "f"(exponent_174));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t2416;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2417 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_175 = s_47 + t2417;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2419;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2419) : "f"(exponent_175));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t2419;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2420 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_176 = s_48 + t2420;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2422;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2422) : "f"(exponent_176));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t2422;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2423 = t2391 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2424 = t2392 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2425 = t2393 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2426 = t2394 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2427 = t2395 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2428 = t2396 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2429 = t2397 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2430 = t2398 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2431 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_177 = s_49 + t2431;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2433;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2433) : "f"(exponent_177));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t2433;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2434 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_178 = s_50 + t2434;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2436;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2436) : "f"(exponent_178));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t2436;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2437 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_179 = s_51 + t2437;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2439;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2439) : "f"(exponent_179));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t2439;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2440 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_180 = s_52 + t2440;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2442;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2442) : "f"(exponent_180));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t2442;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2443 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_181 = s_53 + t2443;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2445;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(exponent_181));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t2445;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2446 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_182 = s_54 + t2446;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2448;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2448) : "f"(exponent_182));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2448;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2449 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_183 = s_55 + t2449;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2451;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(exponent_183));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2451;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2452 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_184 = s_56 + t2452;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2454;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2454) : "f"(exponent_184));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2454;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2455 = t2423 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2456 = t2424 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2457 = t2425 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2458 = t2426 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2459 = t2427 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2460 = t2428 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2461 = t2429 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2462 = t2430 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2463 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_185 = s_57 + t2463;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2465;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_185));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2465;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2466 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_186 = s_58 + t2466;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2468;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2468) : "f"(exponent_186));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2468;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2469 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_187 = s_59 + t2469;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2471;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_187));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2471;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2472 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_188 = s_60 + t2472;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2474;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2474) : "f"(exponent_188));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2474;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2475 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_189 = s_61 + t2475;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2477;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2477) : "f"(exponent_189));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2477;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2478 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_190 = s_62 + t2478;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2480;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2480) : "f"(exponent_190));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2480;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2481 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_191 = s_63 + t2481;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2483;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_191));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2483;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2484 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_192 = s_64 + t2484;
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2486;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2486) : "f"(exponent_192));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2486;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2487 = t2455 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2488 = t2456 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2489 = t2457 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2490 = t2458 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2491 = t2459 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2492 = t2460 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2493 = t2461 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2494 = t2462 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2495 = t2487 + t2488;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2496 = t2491 + t2492;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2495 + t2496;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2498 = t2489 + t2490;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2499 = t2493 + t2494;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2498 + t2499;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2501 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2501;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2502 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2502;
                    }
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2503 = i_2 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2504 = passed_2 + t2503;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2505 = t2504 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2506 = t2505 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2507 = t2506 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2508 = t13 + t2507;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2509 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2509) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2508) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2510;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2510) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2511;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2512;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2513;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2514;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2515;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2516;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2517;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2518;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2519;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2520;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2521;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2522;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2523;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2524;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2525;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(s_31), "f"(s_32));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2526;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(s_33), "f"(s_34));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2527;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(s_35), "f"(s_36));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2528;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(s_37), "f"(s_38));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2529;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(s_39), "f"(s_40));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(s_41), "f"(s_42));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2531;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(s_43), "f"(s_44));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2532;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(s_45), "f"(s_46));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2533;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(s_47), "f"(s_48));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2534;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(s_49), "f"(s_50));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(s_51), "f"(s_52));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2536;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(s_53), "f"(s_54));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2537;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(s_55), "f"(s_56));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(s_57), "f"(s_58));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2539;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(s_59), "f"(s_60));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2540;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(s_61), "f"(s_62));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2510;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2511;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2512;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2513;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2514;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2541;
                }
            } else {
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2542 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2542) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2543 = passed_2 + i_3;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2544 = t2543 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2545 = t2544 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2546 = t13 + t2545;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2547 = t2543 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2548 = t2547 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2546), "r"(t2548) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2549 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2550 = t2549 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2551 = smem_1 + t2550;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2552 = t2543 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2553 = t2552 << 15u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2554 = t11 + t2553;
                    const u32 t2555 = t2551 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2556 = t2554 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2557 = t2555 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2558 = (u64)t2557;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2559 = t2558 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2560 = t2556 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2561 = (u64)t2560;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2562 = t2561 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2563 = t2555 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2564 = (u64)t2563;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2565 = t2564 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2566 = t2556 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2567 = (u64)t2566;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2568 = t2567 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2569 = t2555 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2570 = (u64)t2569;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2571 = t2570 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2572 = t2556 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2573 = (u64)t2572;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2574 = t2573 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2575 = t2555 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2576 = (u64)t2575;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2577 = t2576 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2578 = t2556 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2579 = (u64)t2578;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2580 = t2579 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2581 = t2555 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2582 = (u64)t2581;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2583 = t2582 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2584 = t2556 + 66560u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2585 = (u64)t2584;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2586 = t2585 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2587 = t2555 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2588 = (u64)t2587;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2589 = t2588 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2590 = t2556 + 66562u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2591 = (u64)t2590;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2592 = t2591 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2593 = t2555 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2594 = (u64)t2593;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2595 = t2594 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2596 = t2556 + 66564u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2597 = (u64)t2596;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2598 = t2597 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2599 = t2555 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2600 = (u64)t2599;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2601 = t2600 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2602 = t2556 + 66566u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2603 = (u64)t2602;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2604 = t2603 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2559), "l"(t2562), "l"(t2565), "l"(t2568), "l"(t2571), "l"(t2574), "l"(t2577), "l"(t2580), "l"(t2583), "l"(t2586), "l"(t2589), "l"(t2592), "l"(t2595), "l"(t2598), "l"(t2601), "l"(t2604) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2605 = i_3 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2606 = passed_2 + t2605;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2607 = t2606 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2608 = t2607 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2609 = t2608 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2610 = t13 + t2609;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2611 = t2606 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2612 = t2611 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2610), "r"(t2612) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_41 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_42 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_43 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_44 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_45 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_46 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_47 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_48 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2613 = t2606 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2614 = t2613 << 15u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2615 = t12 + t2614;
                    const u32 t2616 = t2615 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2617 = t2616 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2618 = (u64)t2617;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2619 = t2618 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2620 = t2616 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2621 = (u64)t2620;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2622 = t2621 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2623 = t2616 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2624 = (u64)t2623;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2625 = t2624 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2626 = t2616 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2627 = (u64)t2626;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2628 = t2627 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2629 = t2616 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2630 = (u64)t2629;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2631 = t2630 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2632 = t2616 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2633 = (u64)t2632;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2634 = t2633 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2635 = t2616 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2636 = (u64)t2635;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2637 = t2636 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2638 = t2616 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2639 = (u64)t2638;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2640 = t2639 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2619), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2622), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2625), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2628), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2631), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2634), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2637), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2640) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2641 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2642 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t2641 ? 0u : t2642;
                    const u32 t2644 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2644) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2645 = passed_2 + i_3;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2646 = t2645 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2647 = t2646 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2648 = t2647 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2649 = t13 + t2648;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2650 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2650) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2649) : "memory");
                    }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2651 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2652 = t2651 - i_3;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_4 = t2652 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2654 = t590 + t573;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_4 = t2654 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2656 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2657 = t2656 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2658 = first_key_4 + t2657;
#line 12 "src/functions/caps.rs"
                    const f32 t3_130 = s * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_130;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_130) : "f"(t3_130));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t4_130;
#line 12 "src/functions/caps.rs"
                    const f32 t3_131 = s_3 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_131;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_131) : "f"(t3_131));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t4_131;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2663 = t2658 + 1u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_132 = s_2 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_132;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_132) : "f"(t3_132));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t4_132;
#line 12 "src/functions/caps.rs"
                    const f32 t3_133 = s_4 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_133;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_133) : "f"(t3_133));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t4_133;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2668 = t2658 + 8u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_134 = s_5 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_134;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_134) : "f"(t3_134));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t4_134;
#line 12 "src/functions/caps.rs"
                    const f32 t3_135 = s_7 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_135;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_135) : "f"(t3_135));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t4_135;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2673 = t2658 + 9u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_136 = s_6 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_136;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_136) : "f"(t3_136));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t4_136;
#line 12 "src/functions/caps.rs"
                    const f32 t3_137 = s_8 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_137;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_137) : "f"(t3_137));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t4_137;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2678 = t2658 + 16u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_138 = s_9 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_138;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_138) : "f"(t3_138));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t4_138;
#line 12 "src/functions/caps.rs"
                    const f32 t3_139 = s_11 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_139;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_139) : "f"(t3_139));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t4_139;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2683 = t2658 + 17u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_140 = s_10 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_140;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_140) : "f"(t3_140));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t4_140;
#line 12 "src/functions/caps.rs"
                    const f32 t3_141 = s_12 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_141;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_141) : "f"(t3_141));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t4_141;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2688 = t2658 + 24u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_142 = s_13 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_142;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_142) : "f"(t3_142));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t4_142;
#line 12 "src/functions/caps.rs"
                    const f32 t3_143 = s_15 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_143;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_143) : "f"(t3_143));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t4_143;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2693 = t2658 + 25u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_144 = s_14 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_144;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_144) : "f"(t3_144));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t4_144;
#line 12 "src/functions/caps.rs"
                    const f32 t3_145 = s_16 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_145;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_145) : "f"(t3_145));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t4_145;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2698 = t2658 + 32u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_146 = s_17 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_146;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_146) : "f"(t3_146));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t4_146;
#line 12 "src/functions/caps.rs"
                    const f32 t3_147 = s_19 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_147;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_147) : "f"(t3_147));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t4_147;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2703 = t2658 + 33u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_148 = s_18 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_148;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_148) : "f"(t3_148));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t4_148;
#line 12 "src/functions/caps.rs"
                    const f32 t3_149 = s_20 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_149;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_149) : "f"(t3_149));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t4_149;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2708 = t2658 + 40u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_150 = s_21 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_150;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_150) : "f"(t3_150));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t4_150;
#line 12 "src/functions/caps.rs"
                    const f32 t3_151 = s_23 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_151;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_151) : "f"(t3_151));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t4_151;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2713 = t2658 + 41u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_152 = s_22 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_152;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_152) : "f"(t3_152));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t4_152;
#line 12 "src/functions/caps.rs"
                    const f32 t3_153 = s_24 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_153;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_153) : "f"(t3_153));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t4_153;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2718 = t2658 + 48u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_154 = s_25 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_154;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_154) : "f"(t3_154));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t4_154;
#line 12 "src/functions/caps.rs"
                    const f32 t3_155 = s_27 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_155;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_155) : "f"(t3_155));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t4_155;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2723 = t2658 + 49u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_156 = s_26 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_156;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_156) : "f"(t3_156));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t4_156;
#line 12 "src/functions/caps.rs"
                    const f32 t3_157 = s_28 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_157;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_157) : "f"(t3_157));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t4_157;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2728 = t2658 + 56u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_158 = s_29 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_158;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_158) : "f"(t3_158));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t4_158;
#line 12 "src/functions/caps.rs"
                    const f32 t3_159 = s_31 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_159;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_159) : "f"(t3_159));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t4_159;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2733 = t2658 + 57u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_160 = s_30 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_160;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_160) : "f"(t3_160));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t4_160;
#line 12 "src/functions/caps.rs"
                    const f32 t3_161 = s_32 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_161;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_161) : "f"(t3_161));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t4_161;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2738 = t2658 + 64u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_162 = s_33 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_162;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_162) : "f"(t3_162));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_33 = t4_162;
#line 12 "src/functions/caps.rs"
                    const f32 t3_163 = s_35 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_163;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_163) : "f"(t3_163));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_35 = t4_163;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2743 = t2658 + 65u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_164 = s_34 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_164;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_164) : "f"(t3_164));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_34 = t4_164;
#line 12 "src/functions/caps.rs"
                    const f32 t3_165 = s_36 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_165;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_165) : "f"(t3_165));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_36 = t4_165;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2748 = t2658 + 72u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_166 = s_37 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_166;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_166) : "f"(t3_166));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_37 = t4_166;
#line 12 "src/functions/caps.rs"
                    const f32 t3_167 = s_39 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_167;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_167) : "f"(t3_167));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_39 = t4_167;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2753 = t2658 + 73u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_168 = s_38 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_168;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_168) : "f"(t3_168));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_38 = t4_168;
#line 12 "src/functions/caps.rs"
                    const f32 t3_169 = s_40 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_169;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_169) : "f"(t3_169));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_40 = t4_169;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2758 = t2658 + 80u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_170 = s_41 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_170;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_170) : "f"(t3_170));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_41 = t4_170;
#line 12 "src/functions/caps.rs"
                    const f32 t3_171 = s_43 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_171;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_171) : "f"(t3_171));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_43 = t4_171;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2763 = t2658 + 81u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_172 = s_42 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_172;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_172) : "f"(t3_172));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_42 = t4_172;
#line 12 "src/functions/caps.rs"
                    const f32 t3_173 = s_44 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_173;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_173) : "f"(t3_173));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_44 = t4_173;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2768 = t2658 + 88u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_174 = s_45 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_174;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_174) : "f"(t3_174));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_45 = t4_174;
#line 12 "src/functions/caps.rs"
                    const f32 t3_175 = s_47 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_175;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_175) : "f"(t3_175));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_47 = t4_175;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2773 = t2658 + 89u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_176 = s_46 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_176;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_176) : "f"(t3_176));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_46 = t4_176;
#line 12 "src/functions/caps.rs"
                    const f32 t3_177 = s_48 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_177;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_177) : "f"(t3_177));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_48 = t4_177;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2778 = t2658 + 96u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_178 = s_49 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_178;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_178) : "f"(t3_178));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_49 = t4_178;
#line 12 "src/functions/caps.rs"
                    const f32 t3_179 = s_51 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_179;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_179) : "f"(t3_179));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_51 = t4_179;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2783 = t2658 + 97u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_180 = s_50 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_180;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_180) : "f"(t3_180));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_50 = t4_180;
#line 12 "src/functions/caps.rs"
                    const f32 t3_181 = s_52 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_181;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_181) : "f"(t3_181));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_52 = t4_181;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2788 = t2658 + 104u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_182 = s_53 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_182;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_182) : "f"(t3_182));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_53 = t4_182;
#line 12 "src/functions/caps.rs"
                    const f32 t3_183 = s_55 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_183;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_183) : "f"(t3_183));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_55 = t4_183;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2793 = t2658 + 105u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_184 = s_54 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_184;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_184) : "f"(t3_184));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_54 = t4_184;
#line 12 "src/functions/caps.rs"
                    const f32 t3_185 = s_56 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_185;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_185) : "f"(t3_185));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_56 = t4_185;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2798 = t2658 + 112u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_186 = s_57 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_186;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_186) : "f"(t3_186));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_57 = t4_186;
#line 12 "src/functions/caps.rs"
                    const f32 t3_187 = s_59 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_187;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_187) : "f"(t3_187));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_59 = t4_187;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2803 = t2658 + 113u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_188 = s_58 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_188;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_188) : "f"(t3_188));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_58 = t4_188;
#line 12 "src/functions/caps.rs"
                    const f32 t3_189 = s_60 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_189;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_189) : "f"(t3_189));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_60 = t4_189;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2808 = t2658 + 120u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_190 = s_61 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_190;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_190) : "f"(t3_190));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_61 = t4_190;
#line 12 "src/functions/caps.rs"
                    const f32 t3_191 = s_63 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_191;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_191) : "f"(t3_191));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_63 = t4_191;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2813 = t2658 + 121u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_192 = s_62 * t620;
#line 12 "src/functions/caps.rs"
                    f32 t4_192;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_192) : "f"(t3_192));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_62 = t4_192;
#line 12 "src/functions/caps.rs"
                    const f32 t3_193 = s_64 * t627;
#line 12 "src/functions/caps.rs"
                    f32 t4_193;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_193) : "f"(t3_193));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_64 = t4_193;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t2818 = t600 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2819 = t2818 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2820), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2821), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2822), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2823), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2824), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2825), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2826), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2827), "f"(s_30));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2828), "f"(s_33));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2829), "f"(s_34));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2830), "f"(s_37));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2831), "f"(s_38));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2832), "f"(s_41));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_42));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(s_45));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2835), "f"(s_46));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2836), "f"(s_49));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2837), "f"(s_50));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2842) : "f"(t2838), "f"(s_53));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2839), "f"(s_54));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2844;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2844) : "f"(t2840), "f"(s_57));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2845;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2841), "f"(s_58));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2846;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2846) : "f"(t2842), "f"(s_61));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2847;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2843), "f"(s_62));
                    f32 t2848;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2844), "f"(t2845));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2849;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2849) : "f"(t2846), "f"(t2847));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2850;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2850) : "f"(t2848), "f"(t2849));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2851;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2851) : "f"(t2850));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2850), "f"(t2851));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2853;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2853) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t2853));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 t2856 = largest_3 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t2856));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2858 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2858));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t2860 = before_3 < t2819;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2861 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2862 = t2860 ? t2861 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t2862;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2863;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2863) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2864;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2864) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2865;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2865) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2866;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2866) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2867;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2867) : "f"(t2863), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2868;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2868) : "f"(t2864), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2869;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2869) : "f"(t2865), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2870;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2870) : "f"(t2866), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2871;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2871) : "f"(t2867), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2872;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2872) : "f"(t2868), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2873;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2873) : "f"(t2869), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2874;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2874) : "f"(t2870), "f"(s_32));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2875;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2871), "f"(s_35));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2876;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2872), "f"(s_36));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2877;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2873), "f"(s_39));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2878;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(t2874), "f"(s_40));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2879;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(t2875), "f"(s_43));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2880;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(t2876), "f"(s_44));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2881;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2877), "f"(s_47));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2882;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2878), "f"(s_48));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2883;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2879), "f"(s_51));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2884;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2880), "f"(s_52));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2885;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2881), "f"(s_55));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2886;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2882), "f"(s_56));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2887;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2883), "f"(s_59));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2888;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_60));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2889;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(s_63));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2890;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2886), "f"(s_64));
                    f32 t2891;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2887), "f"(t2888));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2892;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2892) : "f"(t2889), "f"(t2890));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2893;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2893) : "f"(t2891), "f"(t2892));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2894;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2894) : "f"(t2893));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2893), "f"(t2894));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2896;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2896) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t2896));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 t2899 = largest_4 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t2899));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2901 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2901));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t2903 = before_4 < t2819;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2904 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2905 = t2903 ? t2904 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t2905;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2906 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(t3), "f"(t2906));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2908;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2908) : "f"(exponent_193));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t2908;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2909 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(t3), "f"(t2909));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2911;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2911) : "f"(exponent_194));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t2911;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2912 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_3), "f"(t3), "f"(t2912));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2914;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2914) : "f"(exponent_195));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t2914;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2915 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_4), "f"(t3), "f"(t2915));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2917;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(exponent_196));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t2917;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2918 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_5), "f"(t3), "f"(t2918));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2920;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2920) : "f"(exponent_197));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t2920;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2921 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_6), "f"(t3), "f"(t2921));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2923;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2923) : "f"(exponent_198));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t2923;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2924 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_7), "f"(t3), "f"(t2924));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2926;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2926) : "f"(exponent_199));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t2926;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2927 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_8), "f"(t3), "f"(t2927));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2929;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2929) : "f"(exponent_200));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t2929;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2930 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_9), "f"(t3), "f"(t2930));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2932;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2932) : "f"(exponent_201));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t2932;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2933 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_10), "f"(t3), "f"(t2933));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2935;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2935) : "f"(exponent_202));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t2935;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2936 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_11), "f"(t3), "f"(t2936));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2938;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2938) : "f"(exponent_203));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t2938;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2939 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_12), "f"(t3), "f"(t2939));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2941;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(exponent_204));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t2941;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2942 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_13), "f"(t3), "f"(t2942));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2944;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2944) : "f"(exponent_205));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t2944;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2945 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_14), "f"(t3), "f"(t2945));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2947;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_206));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t2947;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2948 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_15), "f"(t3), "f"(t2948));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2950;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2950) : "f"(exponent_207));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t2950;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2951 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_16), "f"(t3), "f"(t2951));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2953;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2953) : "f"(exponent_208));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t2953;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2954 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2955 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2956 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2957 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2958 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2959 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2960 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2961 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2962 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_17), "f"(t3), "f"(t2962));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2964;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2964) : "f"(exponent_209));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t2964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2965 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_18), "f"(t3), "f"(t2965));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(exponent_210));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t2967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2968 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_19), "f"(t3), "f"(t2968));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2970;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2970) : "f"(exponent_211));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t2970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2971 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_20), "f"(t3), "f"(t2971));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2973;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(exponent_212));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t2973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2974 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_21), "f"(t3), "f"(t2974));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2976;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2976) : "f"(exponent_213));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t2976;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2977 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_22), "f"(t3), "f"(t2977));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2979;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2979) : "f"(exponent_214));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t2979;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2980 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_23), "f"(t3), "f"(t2980));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2982;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2982) : "f"(exponent_215));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t2982;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2983 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_24), "f"(t3), "f"(t2983));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2985;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2985) : "f"(exponent_216));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t2985;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2986 = t2954 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2987 = t2955 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2988 = t2956 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2989 = t2957 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2990 = t2958 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2991 = t2959 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2992 = t2960 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2993 = t2961 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2994 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_25), "f"(t3), "f"(t2994));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2996;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2996) : "f"(exponent_217));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t2996;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2997 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_26), "f"(t3), "f"(t2997));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t2999;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2999) : "f"(exponent_218));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t2999;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3000 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_27), "f"(t3), "f"(t3000));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3002;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3002) : "f"(exponent_219));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t3002;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3003 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_28), "f"(t3), "f"(t3003));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3005;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(exponent_220));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t3005;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3006 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_29), "f"(t3), "f"(t3006));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3008;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3008) : "f"(exponent_221));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t3008;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3009 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_30), "f"(t3), "f"(t3009));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3011;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3011) : "f"(exponent_222));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t3011;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3012 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_31), "f"(t3), "f"(t3012));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3014;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3014) : "f"(exponent_223));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t3014;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3015 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_32), "f"(t3), "f"(t3015));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3017;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3017) : "f"(exponent_224));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t3017;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3018 = t2986 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3019 = t2987 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3020 = t2988 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3021 = t2989 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3022 = t2990 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3023 = t2991 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3024 = t2992 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3025 = t2993 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3026 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_33), "f"(t3), "f"(t3026));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3028;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3028) : "f"(exponent_225));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_33 = t3028;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3029 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_34), "f"(t3), "f"(t3029));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3031;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3031) : "f"(exponent_226));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_34 = t3031;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3032 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_35), "f"(t3), "f"(t3032));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3034;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3034) : "f"(exponent_227));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_35 = t3034;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3035 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_36), "f"(t3), "f"(t3035));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3037;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3037) : "f"(exponent_228));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_36 = t3037;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3038 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_37), "f"(t3), "f"(t3038));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3040;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3040) : "f"(exponent_229));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_37 = t3040;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3041 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_38), "f"(t3), "f"(t3041));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3043;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3043) : "f"(exponent_230));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_38 = t3043;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3044 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_39), "f"(t3), "f"(t3044));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3046;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3046) : "f"(exponent_231));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_39 = t3046;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3047 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_40), "f"(t3), "f"(t3047));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3049;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3049) : "f"(exponent_232));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_40 = t3049;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3050 = t3018 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3051 = t3019 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3052 = t3020 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3053 = t3021 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3054 = t3022 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3055 = t3023 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3056 = t3024 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3057 = t3025 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3058 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_41), "f"(t3), "f"(t3058));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3060;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3060) : "f"(exponent_233));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_41 = t3060;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3061 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_42), "f"(t3), "f"(t3061));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3063) : "f"(exponent_234));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_42 = t3063;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3064 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_43), "f"(t3), "f"(t3064));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3066;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3066) : "f"(exponent_235));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_43 = t3066;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3067 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_44), "f"(t3), "f"(t3067));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3069;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3069) : "f"(exponent_236));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_44 = t3069;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3070 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_45), "f"(t3), "f"(t3070));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3072;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3072) : "f"(exponent_237));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_45 = t3072;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3073 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_46), "f"(t3), "f"(t3073));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3075;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3075) : "f"(exponent_238));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_46 = t3075;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3076 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_47), "f"(t3), "f"(t3076));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3078;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3078) : "f"(exponent_239));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_47 = t3078;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3079 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_48), "f"(t3), "f"(t3079));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3081) : "f"(exponent_240));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_48 = t3081;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3082 = t3050 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3083 = t3051 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3084 = t3052 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3085 = t3053 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3086 = t3054 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3087 = t3055 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3088 = t3056 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3089 = t3057 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3090 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_49), "f"(t3), "f"(t3090));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3092;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3092) : "f"(exponent_241));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_49 = t3092;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3093 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_50), "f"(t3), "f"(t3093));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3095) : "f"(exponent_242));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_50 = t3095;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3096 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_51), "f"(t3), "f"(t3096));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3098;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3098) : "f"(exponent_243));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_51 = t3098;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3099 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_52), "f"(t3), "f"(t3099));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3101;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3101) : "f"(exponent_244));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_52 = t3101;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3102 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_53), "f"(t3), "f"(t3102));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3104;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3104) : "f"(exponent_245));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_53 = t3104;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3105 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_54), "f"(t3), "f"(t3105));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3107) : "f"(exponent_246));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_54 = t3107;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3108 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_55), "f"(t3), "f"(t3108));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3110;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3110) : "f"(exponent_247));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_55 = t3110;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3111 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_56), "f"(t3), "f"(t3111));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3113) : "f"(exponent_248));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_56 = t3113;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3114 = t3082 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3115 = t3083 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3116 = t3084 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3117 = t3085 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3118 = t3086 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3119 = t3087 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3120 = t3088 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3121 = t3089 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3122 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_57), "f"(t3), "f"(t3122));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3124;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3124) : "f"(exponent_249));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_57 = t3124;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3125 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_58), "f"(t3), "f"(t3125));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3127) : "f"(exponent_250));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_58 = t3127;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3128 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_59), "f"(t3), "f"(t3128));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3130;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3130) : "f"(exponent_251));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_59 = t3130;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3131 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_60), "f"(t3), "f"(t3131));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3133) : "f"(exponent_252));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_60 = t3133;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3134 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_61), "f"(t3), "f"(t3134));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3136;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3136) : "f"(exponent_253));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_61 = t3136;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3137 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_62), "f"(t3), "f"(t3137));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3139) : "f"(exponent_254));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_62 = t3139;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3140 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(t3), "f"(t3140));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3142) : "f"(exponent_255));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_63 = t3142;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3143 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(t3), "f"(t3143));
#line 219 "fa-kernels/src/attention/softmax.rs"
                    f32 t3145;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3145) : "f"(exponent_256));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_64 = t3145;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3146 = t3114 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3147 = t3115 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3148 = t3116 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3149 = t3117 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3150 = t3118 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3151 = t3119 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3152 = t3120 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3153 = t3121 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3154 = t3146 + t3147;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3155 = t3150 + t3151;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_7 = t3154 + t3155;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3157 = t3148 + t3149;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3158 = t3152 + t3153;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_8 = t3157 + t3158;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3160 = row_sum + sums_7;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t3160;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3161 = row_sum_2 + sums_8;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t3161;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t3162 = i_3 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3163 = passed_2 + t3162;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3164 = t3163 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3165 = t3164 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3166 = t3165 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3167 = t13 + t3166;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3168 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3168) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3167) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3169 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3170 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3171 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3172 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3173 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3174 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3175 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3176 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3177 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3178 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3179 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3180 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3181 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3182 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3183 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3184 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3185 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3186 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3187 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3188 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3189 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3190 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3191 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3192 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3193 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3194 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3195 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3196 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3197 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3198 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3199 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3200 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3201 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3202 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3203 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3204 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3205 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3206 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3207 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3208 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3209 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3210 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3211 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3212 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3213 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3214 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3215 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3216 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3217 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3218 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3219 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3220 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3221 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3222 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3223 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3224 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3225 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3226 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3227 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3228 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3229 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3230 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3231 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3232 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3232;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3233;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3233) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3234;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3234) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3235;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3235) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3236;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3236) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3237;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3237) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3238;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3238) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3239;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3239) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3240;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3241;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3241) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3242;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3242) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3243;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3243) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3244;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3244) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3245;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3246;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3247;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3247) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3248;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3248) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3249;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3250;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3251;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3252;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3252) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3253;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3254;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3255;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3255) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3256;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3256) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3257;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3257) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3258;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3258) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3259;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3259) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3260;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3260) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3261;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3261) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3262;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3262) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3263;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3263) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3264;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3264) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t3233;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t3234;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t3235;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t3236;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t3237;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t3238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t3239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t3240;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t3241;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t3242;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t3243;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t3244;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t3245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t3246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t3247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t3248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t3249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t3250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t3251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t3252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t3253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t3254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t3255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t3256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t3257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t3258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t3259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t3260;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t3261;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t3262;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t3263;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t3264;
                }
            }
#line 253 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3265 = end_2 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3266 = passed_2 + t3265;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3267 = t3266 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3268 = t3267 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3269 = t3268 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3270 = t13 + t3269;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3271 = t3266 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3272 = t3271 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3270), "r"(t3272) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3273 = t3266 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3274 = t3273 << 15u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3275 = t12 + t3274;
            const u32 t3276 = t3275 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3277 = t3276 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3278 = (u64)t3277;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3279 = t3278 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3280 = t3276 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3281 = (u64)t3280;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3282 = t3281 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3283 = t3276 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3284 = (u64)t3283;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3285 = t3284 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3286 = t3276 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3287 = (u64)t3286;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3288 = t3287 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3289 = t3276 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3290 = (u64)t3289;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3291 = t3290 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3292 = t3276 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3293 = (u64)t3292;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3294 = t3293 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3295 = t3276 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3296 = (u64)t3295;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3297 = t3296 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3298 = t3276 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3299 = (u64)t3298;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3300 = t3299 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3279), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3282), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3285), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3288), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3291), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3294), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3297), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3300) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3301 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3302 = passed_2 + t3301;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3303 = t3302 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3304 = t3303 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3305 = t3304 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3306 = t13 + t3305;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3307 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3307) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3306) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3309 = index_3 << 2u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3310 = t572 >> 4u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t3309 + t3310;
            const bool first_2 = t600 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum < 1099511600000.0f;
            const bool doubts = !is_small_2;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_3 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_3;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t3317 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t3317);
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3319 = first_2 & misplaced;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3320 = lane == 0u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3321 = t3319 & t3320;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3321) {
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3322 = t84 + 88u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3323 = count & 1u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3324 = t3323 * 80u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3325 = t3322 + t3324;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3326 = warp_2 << 2u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3327 = t3325 + t3326;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3327), "f"(1e-45f) : "memory");
            }
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3328 = t600 >> warp_2;
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3329 = t3328 & 1u;
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t3329 != 0u;
            const bool t3331 = !misplaced;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3332 = first_2 & t3331;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3333 = t3332 | own;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t3334;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3334) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t3334;
            f32 t3336;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3336) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t3337 = pair_5 + t3336;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3337;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t3338;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3338) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t3338;
            f32 t3340;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3340) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t3341 = pair_6 + t3340;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3341;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3342 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t3343;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3343) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3342 ? 0.0f : t3343;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3345 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t3345;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3346 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3346;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3347 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3347;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3348 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3348;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3349 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3349;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3350 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3350;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3351 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3351;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3352 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3352;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3353 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3353;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3354 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3354;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3355 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3355;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3356 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3356;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3357 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3357;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3358 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3358;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3359 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3359;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3360 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3360;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3361 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3361;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3362 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3362;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3363 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3363;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3364 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3364;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3365 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3365;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3366 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3366;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3367 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3367;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3368 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3368;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3369 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3369;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3370 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3370;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3371 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3371;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3372 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3372;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3373 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3373;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3374 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3374;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3375 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3375;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3376 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3376;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3377 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t3378;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3378) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3377 ? 0.0f : t3378;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3380 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3380;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3381 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3381;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3382 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3382;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3383 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3383;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3384 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3384;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3385 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3385;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3386 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3386;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3387 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3387;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3388 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3388;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3389 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3389;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3390 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3390;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3391 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3391;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3392 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3392;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3393 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3393;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3394 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3394;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3395 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3395;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3396 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3396;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3397 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3397;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3398 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3398;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3399 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3399;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3400 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3400;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3401 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3401;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3402 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3402;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3403 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3403;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3404 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3404;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3405 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3405;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3406 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3406;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3407 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3407;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3408 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3408;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3409 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3409;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3410 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3410;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3411 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3411;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t3412 = index_3 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3412) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3413 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3414 = t3413 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3415 = smem_1 + t3414;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3416 = t3415 + 8192u;
            u32 t3417;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3417) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3418;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3418) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3419;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3419) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3420;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3420) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3421;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3421) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3422;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3422) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3423;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3423) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3424;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3424) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3425;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3425) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3426;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3426) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3427;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3427) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3428;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3428) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3429;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3429) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3430;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3430) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3431;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3431) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3432;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3432) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3433;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3433) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3434;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3436;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3437;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3439;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3440;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3441;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3442;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3443;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3444;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3445;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3446;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3447;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3448;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3449 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3450 = t572 + t3449;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3451 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3452 = t3450 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3453 = t3451 ^ t3452;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3454 = t3450 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3455 = t3453 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3456 = t3454 + t3455;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3457 = t3415 + t3456;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3457), "r"(t3417), "r"(t3418), "r"(t3419), "r"(t3420) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3458 = t3456 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3459 = t3415 + t3458;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3459), "r"(t3421), "r"(t3422), "r"(t3423), "r"(t3424) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3460 = t3456 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3461 = t3415 + t3460;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3461), "r"(t3425), "r"(t3426), "r"(t3427), "r"(t3428) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3462 = t3456 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3463 = t3415 + t3462;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3463), "r"(t3429), "r"(t3430), "r"(t3431), "r"(t3432) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3464 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3465 = t572 + t3464;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3466 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3467 = t3465 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3468 = t3466 ^ t3467;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3469 = t3465 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3470 = t3468 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3471 = t3469 + t3470;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3472 = t3416 + t3471;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3472), "r"(t3433), "r"(t3434), "r"(t3435), "r"(t3436) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3473 = t3471 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3474 = t3416 + t3473;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3474), "r"(t3437), "r"(t3438), "r"(t3439), "r"(t3440) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3475 = t3471 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3476 = t3416 + t3475;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3476), "r"(t3441), "r"(t3442), "r"(t3443), "r"(t3444) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3477 = t3471 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3478 = t3416 + t3477;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3478), "r"(t3445), "r"(t3446), "r"(t3447), "r"(t3448) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3479 = t590 + t573;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3479 + t572;
            const bool t3481 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3481) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3333) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3482 = t572 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3483 = t3415 + t3482;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3483), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t593) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3484 = t3415 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3485 = t572 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3486 = t3484 + t3485;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3486), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t593) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t3487 = t629 & 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3488 = t3487 + 12u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3489 = t3488 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3490 = t13 + t3489;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3490) : "memory");
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3333) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3491 = (u64)t593;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3492 = t3491 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3493 = t3492 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3494 = lse + t3493;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3495 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3496 = t3495 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3497 = t3496 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3498 = t3494 + t3497;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3499 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3500 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3501 = t3500 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3501) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3502 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3502;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3505 = (u64)row * t3499;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3506 = t3505 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3507 = t3498 + t3506;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        f32 t3508;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3508) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3509 = reference + t3508;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3509 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const bool t3511 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3512 = t3511 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3507), "f"(t3512) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3513 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3514 = first_row + t3513;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3514 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3517 = (u64)row_2 * t3499;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3518 = t3517 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3519 = t3498 + t3518;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        f32 t3520;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3520) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3521 = reference_2 + t3520;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3521 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const bool t3523 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3524 = t3523 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3519), "f"(t3524) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t3525;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3525) : );
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t3526 = t3525 == 1u;
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t3526) {
                const u32 t3527 = t84 + 16u;
#line 224 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3527) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3528 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3528;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3529 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t3529) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3531 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3532 = slot_20 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3533 = t3531 + t3532;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3534;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3534) : "r"(t3533) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3535;
            asm("mov.b32 %0, %1;" : "=r"(t3535) : "f"(t3534));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3536;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3536) : "r"(t3535));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3536;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3538 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3538) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3539 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3539) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
