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
#line 95 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const f32 t3 = 1.442695f * t1_2;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    f32 t4;
    asm("max.f32 %0, %1, %2;" : "=f"(t4) : "f"(t3), "f"(1.1754944e-38f));
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t7 = thread >> 5u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t7));
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t11 = smem_1 + 32768u;
    const u32 t12 = t11 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t13 = t12 + 65536u;
    const u32 t14 = t13 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t15 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t15) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t16 = t14 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t14 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t14 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t14 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t14 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t14 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t14 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t14 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t14 + 96u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t14 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t14 + 104u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t14 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t14 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t14 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t14 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t14 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t33 = t31 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t33) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t34 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t34), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t35 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t35), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t36 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t36), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t37 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t37), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t38 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t38), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t39 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t39), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t40 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t40), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t41), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t46), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t47), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t48), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t49), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t50), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t51 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t52), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t53 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t54), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t55 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t56), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t57 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t58), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t59 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t60), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t61 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t62), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t63 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t64), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t65 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t66), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t67 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t68), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t69 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t70), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t71 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t72), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t73 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t74), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t75 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t76), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t77 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t78), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t80 = t79 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t80), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t81 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t82 = t81 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t82), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t83 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t84 = t83 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t84), "f"(0.0f) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t85 = t14 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t86 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t86) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t87 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t87) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t88 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t90 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t91 = slot << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t92 = t90 + t91;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t93;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t93) : "r"(t92) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t94;
            asm("mov.b32 %0, %1;" : "=r"(t94) : "f"(t93));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t95;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t95) : "r"(t94));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t95;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t96 = index != 4294967295u;
                if (!t96) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t98 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t99 = slot_2 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t98 + t99;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t101;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t101) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t102;
                asm("mov.b32 %0, %1;" : "=r"(t102) : "f"(t101));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t103;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t103) : "r"(t102));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t104;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t104) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t105;
                asm("mov.b32 %0, %1;" : "=r"(t105) : "f"(t104));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t106;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t106) : "r"(t105));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t108 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t109 = t108 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t110 = t107 + t109;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t111;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t111) : "r"(t110) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t112;
                asm("mov.b32 %0, %1;" : "=r"(t112) : "f"(t111));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t113;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t113) : "r"(t112));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t115 = t114 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t115) {
                    const u32 t116 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t116) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t117 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t118 = t117 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t118 > 1u ? t118 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t120 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t120 < end ? t120 : end;
                const u32 t122 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t122 < end ? t122 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t124 = t113 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t124 ? masked_right : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t127 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t127 & 3u;
                const u32 t129 = slot_3 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t14 + t130;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t127 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t133 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t131), "r"(t134) : "memory");
                const u32 t135 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t14 + t136;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t138 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t139 = smem_1 + t138;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t140;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t140) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t141 = t140 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t141) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(q), "r"(t137), "r"(0u), "r"(index), "r"(t103), "r"(t106) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t142 = t139 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t142), "l"(q), "r"(t137), "r"(64u), "r"(index), "r"(t103), "r"(t106) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t144 = t143 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t144 & 3u;
                const u32 t146 = slot_4 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t14 + t147;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t144 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t150 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t148), "r"(t151) : "memory");
                const u32 t152 = slot_4 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t14 + t153;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t103 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t156 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t157 = smem_1 + t156;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t159 = t158 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t159) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t154) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t157), "l"(q), "r"(t154), "r"(0u), "r"(index), "r"(t155), "r"(t106) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t157 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t160), "l"(q), "r"(t154), "r"(64u), "r"(index), "r"(t155), "r"(t106) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t162 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t14 + t162;
                const u32 t164 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t164 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = t14 + t165;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t167 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t168 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t166), "r"(t169) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t170 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t171 = t170 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t12 + t172;
                u32 t174;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t175 = t174 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t175) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t163) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t173), "l"(k), "r"(t163), "r"(0u), "r"(t126), "r"(t171), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t173 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(k), "r"(t163), "r"(64u), "r"(t126), "r"(t171), "r"(t106) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 1u;
                const u32 t178 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t178 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t14 + t179;
                const u32 t181 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t181 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t14 + t182;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t185 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t183), "r"(t186) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t187 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t188 = t187 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t13 + t189;
                u32 t191;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t191) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t192 = t191 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t192) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t180) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t190), "l"(v), "r"(t180), "r"(0u), "r"(t126), "r"(t188), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = t190 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t193), "l"(v), "r"(t180), "r"(64u), "r"(t126), "r"(t188), "r"(t106) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t194 & 1u;
                    const u32 t196 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t14 + t196;
                    const u32 t198 = slot_7 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t198 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = t14 + t199;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = t194 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = t201 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t203 = t202 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t200), "r"(t203) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t204 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t205 = t204 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t206 = t205 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = slot_7 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = t12 + t207;
                    u32 t209;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t209) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t210 = t209 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t210) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t197) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t208), "l"(k), "r"(t197), "r"(0u), "r"(t126), "r"(t206), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t211 = t208 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t211), "l"(k), "r"(t197), "r"(64u), "r"(t126), "r"(t206), "r"(t106) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t212 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t212 & 1u;
                    const u32 t214 = slot_8 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t214 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t14 + t215;
                    const u32 t217 = slot_8 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t217 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t14 + t218;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t212 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t221 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t219), "r"(t222) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t223 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t224 = t223 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t225 = t224 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = slot_8 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t13 + t226;
                    u32 t228;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t229 = t228 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t229) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t216) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t227), "l"(v), "r"(t216), "r"(0u), "r"(t126), "r"(t225), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t230 = t227 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t216), "r"(64u), "r"(t126), "r"(t225), "r"(t106) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t231 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t231;
                const u32 t232 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t232;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t233 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t233) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_9 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t235 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t236 = slot_9 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t237 = t235 + t236;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t238;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t238) : "r"(t237) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t239;
                asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(t238));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t240;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t240) : "r"(t239));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t240;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t242 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t242) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t243 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t243 >> 7u;
            const u32 t245 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t245 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t247 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t247;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t248 = index_2 < total;
                if (!t248) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t249 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t250 = index_2 / t249;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t250 * heads_per_section;
                const u32 t252 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t253 = t252 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t253 < heads_per_section ? t253 : heads_per_section;
                const u32 t255 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t255;
                const u32 t257 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t258 = first + t257;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t259 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t260 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t261 = t259 - t260;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t262 = t261 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t263 = t258 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t264 = t258 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t265;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t265) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t266 = t265 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t266) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_10 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t268 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t269 = slot_10 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t268 + t269;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t271;
                    asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t263));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t271) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t272;
                    asm("mov.b32 %0, %1;" : "=f"(t272) : "r"(t262));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t272) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t273;
                    asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t264));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t273) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t274 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t275 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t276 = t275 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t277 = t274 + t276;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t277), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t278;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t278) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t279 = t278 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t279) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t280 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t280;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t281 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t282 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t283 = t282 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t281), "r"(t283) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t284 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t285 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t286 = t285 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t284 + t286;
                const bool t288 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t288) {
                    const u32 t289 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t290 = verdict + t289;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t291;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t291) : "r"(t290) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t292;
                    asm("mov.b32 %0, %1;" : "=r"(t292) : "f"(t291));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t292;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t294 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t294) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t295 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t295) {
                        const u32 t296 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t297 = verdict + t296;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t297), "f"(0.0f) : "memory");
                    }
                    const u32 t298 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t299;
                    asm("mov.b32 %0, %1;" : "=f"(t299) : "r"(t298));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t300;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t300) : "f"(t299));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t301;
                    asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t302 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t303 = t302 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t304 = t303 ? t301 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = t298 + t304;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t306 = t298 + t301;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t307;
                    asm("mov.b32 %0, %1;" : "=f"(t307) : "r"(t306));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t308;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t308) : "f"(t307));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t309;
                    asm("mov.b32 %0, %1;" : "=r"(t309) : "f"(t308));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t310 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t311 = t310 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t312 = t311 ? t309 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t305 + t312;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t314 = t306 + t309;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t315;
                    asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(t314));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t316;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t316) : "f"(t315));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t317;
                    asm("mov.b32 %0, %1;" : "=r"(t317) : "f"(t316));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t318 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t319 = t318 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t320 = t319 ? t317 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t321 = t313 + t320;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t322 = t314 + t317;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t323;
                    asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t322));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t324;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t324) : "f"(t323));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t325;
                    asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t326 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t327 = t326 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t328 = t327 ? t325 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t329 = t321 + t328;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t330 = t322 + t325;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t331;
                    asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t330));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t332;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t332) : "f"(t331));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t333;
                    asm("mov.b32 %0, %1;" : "=r"(t333) : "f"(t332));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t334 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t335 = t334 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t336 = t335 ? t333 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t337 = t329 + t336;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t338 = t330 + t333;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t339;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t339) : "r"(t338));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t339;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t340 = warps != 0u;
                    if (!t340) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_11 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t342 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = t342 + t343;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t345;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t345) : "r"(t344) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t346;
                    asm("mov.b32 %0, %1;" : "=r"(t346) : "f"(t345));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t346));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t350 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t349 + t350;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t352;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t352) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t353;
                    asm("mov.b32 %0, %1;" : "=r"(t353) : "f"(t352));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t354;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t354) : "r"(t353));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t355;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t355) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t356;
                    asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t357;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t357) : "r"(t356));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t360 = t359 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t361 = t358 + t360;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t362;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t362) : "r"(t361) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t363;
                    asm("mov.b32 %0, %1;" : "=r"(t363) : "f"(t362));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t364;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t364) : "r"(t363));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t365;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t365) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t366 = t365 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t366) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t368 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t369 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t368 + t369;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t371;
                        asm("mov.b32 %0, %1;" : "=f"(t371) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t371) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t372;
                        asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t354));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t372) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t373;
                        asm("mov.b32 %0, %1;" : "=f"(t373) : "r"(t357));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t373) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t374 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t375 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t376 = t375 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t377 = t374 + t376;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t377), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t378 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t379 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t380 = t379 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t381 = t378 + t380;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t382;
                        asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t381), "f"(t382) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t383;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t383) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t384 = t383 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t384) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t385 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t385;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t387 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t386), "r"(t388) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t390 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t391 = t390 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t389 + t391;
                    const bool t393 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t393) {
                        const u32 t394 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t395 = verdict_2 + t394;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t396;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t396) : "r"(t395) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t397;
                        asm("mov.b32 %0, %1;" : "=r"(t397) : "f"(t396));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t397;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t399 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t399) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t400 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t400) {
                            const u32 t401 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t402 = verdict_2 + t401;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t402), "f"(0.0f) : "memory");
                        }
                        const u32 t403 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t404;
                        asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t403));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t405;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(t404));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t406;
                        asm("mov.b32 %0, %1;" : "=r"(t406) : "f"(t405));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t407 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t408 = t407 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t409 = t408 ? t406 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t410 = t403 + t409;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = t403 + t406;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t412;
                        asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(t411));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t413;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t413) : "f"(t412));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t414;
                        asm("mov.b32 %0, %1;" : "=r"(t414) : "f"(t413));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t415 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t416 = t415 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t417 = t416 ? t414 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t418 = t410 + t417;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t419 = t411 + t414;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t420;
                        asm("mov.b32 %0, %1;" : "=f"(t420) : "r"(t419));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t421;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t421) : "f"(t420));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t422;
                        asm("mov.b32 %0, %1;" : "=r"(t422) : "f"(t421));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t423 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t424 = t423 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t425 = t424 ? t422 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t426 = t418 + t425;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t427 = t419 + t422;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t428;
                        asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t427));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t429;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t429) : "f"(t428));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t430;
                        asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t431 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t432 = t431 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t433 = t432 ? t430 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t434 = t426 + t433;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t435 = t427 + t430;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t436;
                        asm("mov.b32 %0, %1;" : "=f"(t436) : "r"(t435));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t437;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t437) : "f"(t436));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t438;
                        asm("mov.b32 %0, %1;" : "=r"(t438) : "f"(t437));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t439 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t440 = t439 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t441 = t440 ? t438 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = t434 + t441;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t443 = t435 + t438;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t444;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t444) : "r"(t443));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t444;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t446 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t446) {
                    const u32 t447 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t448;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t448) : "l"(claims), "r"(t447) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t448;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t449 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t450;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t450) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t451 = t449 + t450;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t451;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t454 = t85 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t455 = last & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t454), "r"(t455) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t456 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t457 = last & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t458 = t457 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t456 + t458;
            const bool t460 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t460) {
                const u32 t461 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t462 = verdict_3 + t461;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t463;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t463) : "r"(t462) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t464;
                asm("mov.b32 %0, %1;" : "=r"(t464) : "f"(t463));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t464;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t466 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t466) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t467 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t467) {
                    const u32 t468 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t469 = verdict_3 + t468;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t469), "f"(0.0f) : "memory");
                }
                const u32 t470 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t471;
                asm("mov.b32 %0, %1;" : "=f"(t471) : "r"(t470));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t472;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t472) : "f"(t471));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t473;
                asm("mov.b32 %0, %1;" : "=r"(t473) : "f"(t472));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t474 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t475 = t474 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t476 = t475 ? t473 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t477 = t470 + t476;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t478 = t470 + t473;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t479;
                asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(t478));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t480;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t480) : "f"(t479));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t481;
                asm("mov.b32 %0, %1;" : "=r"(t481) : "f"(t480));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t482 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t483 = t482 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t484 = t483 ? t481 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t485 = t477 + t484;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t486 = t478 + t481;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t487;
                asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(t486));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t488;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t488) : "f"(t487));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t489;
                asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t490 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t491 = t490 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t492 = t491 ? t489 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t493 = t485 + t492;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t494 = t486 + t489;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t495;
                asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(t494));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t496;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t496) : "f"(t495));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t497;
                asm("mov.b32 %0, %1;" : "=r"(t497) : "f"(t496));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t498 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t499 = t498 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t500 = t499 ? t497 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t501 = t493 + t500;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t502 = t494 + t497;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t503;
                asm("mov.b32 %0, %1;" : "=f"(t503) : "r"(t502));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t504;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t504) : "f"(t503));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t505;
                asm("mov.b32 %0, %1;" : "=r"(t505) : "f"(t504));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t506 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t507 = t506 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t508 = t507 ? t505 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t509 = t501 + t508;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t510 = t502 + t505;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t511;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t511) : "r"(t510));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t511;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t512 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t512) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t514 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t515 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t516 = t514 + t515;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t517;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t517) : "r"(t516) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t518;
                asm("mov.b32 %0, %1;" : "=r"(t518) : "f"(t517));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t518));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t522 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t521 + t522;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t524;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t524) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t525;
                asm("mov.b32 %0, %1;" : "=r"(t525) : "f"(t524));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t526;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t526) : "r"(t525));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t527;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t527) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t528;
                asm("mov.b32 %0, %1;" : "=r"(t528) : "f"(t527));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t529;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t529) : "r"(t528));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t530 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = last & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t532 = t531 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t533 = t530 + t532;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t534;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t534) : "r"(t533) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t535;
                asm("mov.b32 %0, %1;" : "=r"(t535) : "f"(t534));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t536;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t536) : "r"(t535));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t537;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t537) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t538 = t537 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t538) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t540 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t541 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t540 + t541;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t543) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t544;
                    asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(t526));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t544) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t545;
                    asm("mov.b32 %0, %1;" : "=f"(t545) : "r"(t529));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t545) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t546 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t547 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t548 = t547 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t549 = t546 + t548;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t549), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t550 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t551 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t552 = t551 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t553 = t550 + t552;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t554;
                    asm("mov.b32 %0, %1;" : "=f"(t554) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t553), "f"(t554) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t555;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t555) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t556 = t555 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t556) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t557 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t557;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = t559 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t558), "r"(t560) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t561;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t561) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t562 = t561 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t562) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t564 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = t564 + t565;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t566), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t567;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t567) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t568 = t567 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t568) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t570 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t571 = t11 + t570;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t572 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t573 = t572 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t574 = index_3 << 6u;
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
        const u32 t575 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t575) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_18 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t577 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t578 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t579 = t577 + t578;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t580;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t580) : "r"(t579) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t581;
        asm("mov.b32 %0, %1;" : "=r"(t581) : "f"(t580));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t582;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t582) : "r"(t581));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t582;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t583 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t583) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t584 = index_4 != 4294967295u;
            if (!t584) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_19 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t586 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t587 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t586 + t587;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t589;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t589) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t590;
            asm("mov.b32 %0, %1;" : "=r"(t590) : "f"(t589));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t591;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t591) : "r"(t590));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t592;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t592) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t593;
            asm("mov.b32 %0, %1;" : "=r"(t593) : "f"(t592));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t594;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t594) : "r"(t593));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t595 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t596 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t597 = t596 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t598 = t595 + t597;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t599;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t599) : "r"(t598) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t600;
            asm("mov.b32 %0, %1;" : "=r"(t600) : "f"(t599));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t601;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t601) : "r"(t600));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t602;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t602) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t603 = t602 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t603) {
                const u32 t604 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t604) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t605 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t606 = t605 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t606 > 1u ? t606 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t608 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t608 < end_2 ? t608 : end_2;
            const u32 t610 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t610 < end_2 ? t610 : end_2;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t612 = t601 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t612 ? masked_right_3 : end_2;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t614 = t591 + t574;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t615 = t614 + t573;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t616 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t617 = t615 + t616;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t618 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t621 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t622 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t623 = t615 + t622;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t624 = t623 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t625 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t628 = t2_4 * score_scale;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t629 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t630 = t629 + index_3;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t631;
            asm("max.f32 %0, %1, %2;" : "=f"(t631) : "f"(t1_2), "f"(1e-30f));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t632;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 none = t632 * -67108864.0f;
#line 117 "fa-kernels/src/attention/softmax.rs"
            const f32 t634 = none * t4;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = none;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = none;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference = t634;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = t634;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t635 = t630 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t636 = t635 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t637 = t636 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t638 = t14 + t637;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t639 = t630 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t640 = t639 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t638), "r"(t640) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t641 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t642 = t641 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t643 = t14 + t642;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t644 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t645 = t644 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t643), "r"(t645) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t646 = t630 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t647 = t646 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t648 = smem_1 + t647;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t649 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t650 = t649 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t651 = t12 + t650;
            const u32 t652 = t648 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t653 = t651 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t654 = t652 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t655 = (u64)t654;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t656 = t655 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t657 = t653 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t658 = (u64)t657;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t659 = t658 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t660 = t652 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t661 = (u64)t660;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t662 = t661 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t663 = t653 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t664 = (u64)t663;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t665 = t664 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t666 = t652 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t667 = (u64)t666;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t668 = t667 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t669 = t653 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t670 = (u64)t669;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t671 = t670 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t672 = t652 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t673 = (u64)t672;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t674 = t673 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t675 = t653 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t676 = (u64)t675;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t677 = t676 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t678 = t652 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t679 = (u64)t678;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t680 = t679 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t681 = t653 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t682 = (u64)t681;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t683 = t682 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t684 = t652 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t685 = (u64)t684;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t686 = t685 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t687 = t653 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t688 = (u64)t687;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t689 = t688 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t690 = t652 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t691 = (u64)t690;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t692 = t691 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t693 = t653 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t694 = (u64)t693;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t695 = t694 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t696 = t652 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t697 = (u64)t696;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t698 = t697 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t699 = t653 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t700 = (u64)t699;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t701 = t700 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t656), "l"(t659), "l"(t662), "l"(t665), "l"(t668), "l"(t671), "l"(t674), "l"(t677), "l"(t680), "l"(t683), "l"(t686), "l"(t689), "l"(t692), "l"(t695), "l"(t698), "l"(t701) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t702 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t703 = t702 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t704 = t703 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t705 = t14 + t704;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t706 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t706) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t705) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t707 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t707 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t709 = t591 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t709 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t711 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t712 = t711 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t713 = first_key + t712;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t714 = seq_k - 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_2 = s * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_2;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t4_2;
#line 12 "src/functions/caps.rs"
            const f32 t3_3 = s_3 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_3;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t4_3;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t719 = t713 + 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_4 = s_2 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_4;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t4_4;
#line 12 "src/functions/caps.rs"
            const f32 t3_5 = s_4 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_5;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t4_5;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t724 = t713 + 8u;
#line 12 "src/functions/caps.rs"
            const f32 t3_6 = s_5 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_6;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t4_6;
#line 12 "src/functions/caps.rs"
            const f32 t3_7 = s_7 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_7;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t4_7;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t729 = t713 + 9u;
#line 12 "src/functions/caps.rs"
            const f32 t3_8 = s_6 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_8;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t4_8;
#line 12 "src/functions/caps.rs"
            const f32 t3_9 = s_8 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_9;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t4_9;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t734 = t713 + 16u;
#line 12 "src/functions/caps.rs"
            const f32 t3_10 = s_9 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_10;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t4_10;
#line 12 "src/functions/caps.rs"
            const f32 t3_11 = s_11 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_11;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t4_11;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t739 = t713 + 17u;
#line 12 "src/functions/caps.rs"
            const f32 t3_12 = s_10 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_12;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t4_12;
#line 12 "src/functions/caps.rs"
            const f32 t3_13 = s_12 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_13;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t4_13;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t744 = t713 + 24u;
#line 12 "src/functions/caps.rs"
            const f32 t3_14 = s_13 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_14;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t4_14;
#line 12 "src/functions/caps.rs"
            const f32 t3_15 = s_15 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_15;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t4_15;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t749 = t713 + 25u;
#line 12 "src/functions/caps.rs"
            const f32 t3_16 = s_14 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_16;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t4_16;
#line 12 "src/functions/caps.rs"
            const f32 t3_17 = s_16 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_17;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t4_17;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t754 = t713 + 32u;
#line 12 "src/functions/caps.rs"
            const f32 t3_18 = s_17 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_18;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t4_18;
#line 12 "src/functions/caps.rs"
            const f32 t3_19 = s_19 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_19;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t4_19;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t759 = t713 + 33u;
#line 12 "src/functions/caps.rs"
            const f32 t3_20 = s_18 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_20;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t4_20;
#line 12 "src/functions/caps.rs"
            const f32 t3_21 = s_20 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_21;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t4_21;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t764 = t713 + 40u;
#line 12 "src/functions/caps.rs"
            const f32 t3_22 = s_21 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_22;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t4_22;
#line 12 "src/functions/caps.rs"
            const f32 t3_23 = s_23 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_23;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t4_23;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t769 = t713 + 41u;
#line 12 "src/functions/caps.rs"
            const f32 t3_24 = s_22 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_24;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t4_24;
#line 12 "src/functions/caps.rs"
            const f32 t3_25 = s_24 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_25;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t4_25;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t774 = t713 + 48u;
#line 12 "src/functions/caps.rs"
            const f32 t3_26 = s_25 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_26;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t4_26;
#line 12 "src/functions/caps.rs"
            const f32 t3_27 = s_27 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_27;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t4_27;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t779 = t713 + 49u;
#line 12 "src/functions/caps.rs"
            const f32 t3_28 = s_26 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_28;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t4_28;
#line 12 "src/functions/caps.rs"
            const f32 t3_29 = s_28 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_29;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t4_29;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t784 = t713 + 56u;
#line 12 "src/functions/caps.rs"
            const f32 t3_30 = s_29 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_30;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t4_30;
#line 12 "src/functions/caps.rs"
            const f32 t3_31 = s_31 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_31;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t4_31;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t789 = t713 + 57u;
#line 12 "src/functions/caps.rs"
            const f32 t3_32 = s_30 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_32;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t4_32;
#line 12 "src/functions/caps.rs"
            const f32 t3_33 = s_32 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_33;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t4_33;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t794 = t713 + 64u;
#line 12 "src/functions/caps.rs"
            const f32 t3_34 = s_33 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_34;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_34) : "f"(t3_34));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t4_34;
#line 12 "src/functions/caps.rs"
            const f32 t3_35 = s_35 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_35;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_35) : "f"(t3_35));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t4_35;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t799 = t713 + 65u;
#line 12 "src/functions/caps.rs"
            const f32 t3_36 = s_34 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_36;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_36) : "f"(t3_36));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t4_36;
#line 12 "src/functions/caps.rs"
            const f32 t3_37 = s_36 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_37;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_37) : "f"(t3_37));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t4_37;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t804 = t713 + 72u;
#line 12 "src/functions/caps.rs"
            const f32 t3_38 = s_37 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_38;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_38) : "f"(t3_38));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t4_38;
#line 12 "src/functions/caps.rs"
            const f32 t3_39 = s_39 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_39;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_39) : "f"(t3_39));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t4_39;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t809 = t713 + 73u;
#line 12 "src/functions/caps.rs"
            const f32 t3_40 = s_38 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_40;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_40) : "f"(t3_40));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t4_40;
#line 12 "src/functions/caps.rs"
            const f32 t3_41 = s_40 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_41;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_41) : "f"(t3_41));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t4_41;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t814 = t713 + 80u;
#line 12 "src/functions/caps.rs"
            const f32 t3_42 = s_41 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_42;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_42) : "f"(t3_42));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t4_42;
#line 12 "src/functions/caps.rs"
            const f32 t3_43 = s_43 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_43;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_43) : "f"(t3_43));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t4_43;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t819 = t713 + 81u;
#line 12 "src/functions/caps.rs"
            const f32 t3_44 = s_42 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_44;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_44) : "f"(t3_44));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t4_44;
#line 12 "src/functions/caps.rs"
            const f32 t3_45 = s_44 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_45;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_45) : "f"(t3_45));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t4_45;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t824 = t713 + 88u;
#line 12 "src/functions/caps.rs"
            const f32 t3_46 = s_45 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_46;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_46) : "f"(t3_46));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t4_46;
#line 12 "src/functions/caps.rs"
            const f32 t3_47 = s_47 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_47;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_47) : "f"(t3_47));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t4_47;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t829 = t713 + 89u;
#line 12 "src/functions/caps.rs"
            const f32 t3_48 = s_46 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_48;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_48) : "f"(t3_48));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t4_48;
#line 12 "src/functions/caps.rs"
            const f32 t3_49 = s_48 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_49;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_49) : "f"(t3_49));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t4_49;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t834 = t713 + 96u;
#line 12 "src/functions/caps.rs"
            const f32 t3_50 = s_49 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_50;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_50) : "f"(t3_50));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t4_50;
#line 12 "src/functions/caps.rs"
            const f32 t3_51 = s_51 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_51;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_51) : "f"(t3_51));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t4_51;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t839 = t713 + 97u;
#line 12 "src/functions/caps.rs"
            const f32 t3_52 = s_50 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_52;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_52) : "f"(t3_52));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t4_52;
#line 12 "src/functions/caps.rs"
            const f32 t3_53 = s_52 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_53;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_53) : "f"(t3_53));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t4_53;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t844 = t713 + 104u;
#line 12 "src/functions/caps.rs"
            const f32 t3_54 = s_53 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_54;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_54) : "f"(t3_54));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t4_54;
#line 12 "src/functions/caps.rs"
            const f32 t3_55 = s_55 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_55;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_55) : "f"(t3_55));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t4_55;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t849 = t713 + 105u;
#line 12 "src/functions/caps.rs"
            const f32 t3_56 = s_54 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_56;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_56) : "f"(t3_56));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t4_56;
#line 12 "src/functions/caps.rs"
            const f32 t3_57 = s_56 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_57;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_57) : "f"(t3_57));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t4_57;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t854 = t713 + 112u;
#line 12 "src/functions/caps.rs"
            const f32 t3_58 = s_57 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_58;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_58) : "f"(t3_58));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t4_58;
#line 12 "src/functions/caps.rs"
            const f32 t3_59 = s_59 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_59;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_59) : "f"(t3_59));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t4_59;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t859 = t713 + 113u;
#line 12 "src/functions/caps.rs"
            const f32 t3_60 = s_58 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_60;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_60) : "f"(t3_60));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t4_60;
#line 12 "src/functions/caps.rs"
            const f32 t3_61 = s_60 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_61;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_61) : "f"(t3_61));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t4_61;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t864 = t713 + 120u;
#line 12 "src/functions/caps.rs"
            const f32 t3_62 = s_61 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_62;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_62) : "f"(t3_62));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t4_62;
#line 12 "src/functions/caps.rs"
            const f32 t3_63 = s_63 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_63;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_63) : "f"(t3_63));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t4_63;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t869 = t713 + 121u;
#line 12 "src/functions/caps.rs"
            const f32 t3_64 = s_62 * t621;
#line 12 "src/functions/caps.rs"
            f32 t4_64;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_64) : "f"(t3_64));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t4_64;
#line 12 "src/functions/caps.rs"
            const f32 t3_65 = s_64 * t628;
#line 12 "src/functions/caps.rs"
            f32 t4_65;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_65) : "f"(t3_65));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t4_65;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t874 = masked_right_4 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t874) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t875 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t875 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t877 = t591 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t877 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t879 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t880 = t879 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t880;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t882 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t883 = first_query_2 + t882;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t884 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t884 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t887 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t889 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t891 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t893 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t895 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t897 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t897;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t899 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t901 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t903 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t903;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t905 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t905;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t907 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t907;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t909 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t909;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t911 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t911;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t913 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t915 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t917 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t917;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t919 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t919;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t921 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t923 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t923;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t925 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t925;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t927 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t927;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t929 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t929;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t931 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t931;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t933 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t933;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t935 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t935;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t937 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t937;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t939 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t939;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t941 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t941;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t943 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t943;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t945 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t945;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t947 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t947;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t949 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t949;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t950 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = first_query_2 + t950;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t952 = t951 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t953 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t953 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t956 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t956;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t958 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t960 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t962 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t964 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t966 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t966;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t968 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t968;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t970 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t970;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t972 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t972;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t974 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t974;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t976 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t976;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t978 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t978;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t980 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t980;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t982 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t982;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t984 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t984;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t986 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t986;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t988 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t988;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t990 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t990;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t992 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t992;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t994 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t994;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t996 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t996;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t998 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t998;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1000 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1000;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1002 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1002;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1004 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1004;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1006 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1006;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1008 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1008;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1010 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1010;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1012 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1012;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1014 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1014;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1016 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1016;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1018 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1018;
            }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1019 = t601 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1020 = t1019 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1021;
            asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1022;
            asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1023;
            asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1024;
            asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1025;
            asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1027;
            asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1029), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1036;
            asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1037;
            asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1038;
            asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1039;
            asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1040;
            asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_46));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1041;
            asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_49));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1042;
            asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_50));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1043;
            asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_53));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1044;
            asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_54));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_57));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_58));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_61));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_62));
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(t1046));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1047), "f"(t1048));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1051;
            asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1049), "f"(t1050));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1052;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1052) : "f"(t1051));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1051), "f"(t1052));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1054;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1054) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t1054));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 raised = largest * t4;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1059 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1059));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t1061 = before < t1020;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1062 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1063 = t1061 ? t1062 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t1063;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1064;
            asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1065;
            asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1066;
            asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1067;
            asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1068;
            asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1069;
            asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1070;
            asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1071;
            asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1072;
            asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1073;
            asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1074;
            asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1075;
            asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1076;
            asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1077;
            asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1078;
            asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1079;
            asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1080;
            asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1081;
            asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1082;
            asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1083;
            asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_48));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1084;
            asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_51));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1085;
            asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_52));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1086;
            asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_55));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1087;
            asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(s_56));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1088;
            asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1084), "f"(s_59));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1089;
            asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_60));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1090;
            asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(s_63));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1091;
            asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1087), "f"(s_64));
            f32 t1092;
            asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1088), "f"(t1089));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1093;
            asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1090), "f"(t1091));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1094;
            asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1092), "f"(t1093));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1095;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1095) : "f"(t1094));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1094), "f"(t1095));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1097;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1097) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t1097));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 raised_2 = largest_2 * t4;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1102 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1102));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t1104 = before_2 < t1020;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1105 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1106 = t1104 ? t1105 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t1106;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1107 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t4), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1109;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t1109;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1110 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t4), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1112;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t1112;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1113 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(t4), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1115;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t1115;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1116 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(t4), "f"(t1116));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1118;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t1118;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1119 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(t4), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1121;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t1121;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1122 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(t4), "f"(t1122));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1124;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t1124;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1125 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(t4), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1127;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t1127;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1128 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(t4), "f"(t1128));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1130;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t1130;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1131 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(t4), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1133;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t1133;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1134 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(t4), "f"(t1134));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1136;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t1136;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1137 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(t4), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1139;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t1139;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1140 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(t4), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1142;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t1142;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1143 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(t4), "f"(t1143));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1145;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t1145;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1146 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(t4), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1148;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t1148;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1149 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(t4), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1151;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t1151;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1152 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(t4), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1154;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t1154;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1155 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1156 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1157 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1158 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1159 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1160 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1161 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1162 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1163 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(t4), "f"(t1163));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1165;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t1165;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1166 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(t4), "f"(t1166));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1168;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t1168;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1169 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(t4), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1171;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1171;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1172 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(t4), "f"(t1172));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1174;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1174;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1175 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(t4), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1177;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1177;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1178 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(t4), "f"(t1178));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1180;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1180;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1181 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(t4), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1183;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1183;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1184 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(t4), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1186;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1186;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1187 = t1155 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1188 = t1156 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1189 = t1157 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1190 = t1158 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1191 = t1159 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1192 = t1160 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1193 = t1161 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1194 = t1162 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1195 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(t4), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1197;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1197;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1198 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(t4), "f"(t1198));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1200;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1200;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1201 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(t4), "f"(t1201));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1203;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1203;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1204 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(t4), "f"(t1204));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1206;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1206;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1207 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(t4), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1209;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1209;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1210 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(t4), "f"(t1210));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1212;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1212;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1213 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(t4), "f"(t1213));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1215;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1215;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1216 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(t4), "f"(t1216));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1218;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1218;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1219 = t1187 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1220 = t1188 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1221 = t1189 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1222 = t1190 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1223 = t1191 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1224 = t1192 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1225 = t1193 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1226 = t1194 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1227 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(t4), "f"(t1227));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1229;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_33 = t1229;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1230 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(t4), "f"(t1230));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1232;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_34 = t1232;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1233 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_35), "f"(t4), "f"(t1233));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1235;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_35 = t1235;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1236 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_36), "f"(t4), "f"(t1236));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1238;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_36 = t1238;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1239 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_37), "f"(t4), "f"(t1239));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1241;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_37 = t1241;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1242 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_38), "f"(t4), "f"(t1242));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1244;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_38 = t1244;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1245 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(t4), "f"(t1245));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1247;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_39 = t1247;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1248 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(t4), "f"(t1248));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1250;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_40 = t1250;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1251 = t1219 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1252 = t1220 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1253 = t1221 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1254 = t1222 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1255 = t1223 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1256 = t1224 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1257 = t1225 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1258 = t1226 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1259 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_41), "f"(t4), "f"(t1259));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1261;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_41 = t1261;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1262 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_42), "f"(t4), "f"(t1262));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1264;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_42 = t1264;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1265 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_43), "f"(t4), "f"(t1265));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1267;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_43 = t1267;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1268 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_44), "f"(t4), "f"(t1268));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1270;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_44 = t1270;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1271 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_45), "f"(t4), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1273;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_45 = t1273;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1274 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_46), "f"(t4), "f"(t1274));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_46 = t1276;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1277 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(t4), "f"(t1277));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1279;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_47 = t1279;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1280 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(t4), "f"(t1280));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1282;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_48 = t1282;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1283 = t1251 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1284 = t1252 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1285 = t1253 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1286 = t1254 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1287 = t1255 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1288 = t1256 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1289 = t1257 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1290 = t1258 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1291 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_49), "f"(t4), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1293;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_49 = t1293;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1294 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_50), "f"(t4), "f"(t1294));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1296;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1296) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_50 = t1296;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1297 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_51), "f"(t4), "f"(t1297));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1299;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_51 = t1299;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1300 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_52), "f"(t4), "f"(t1300));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1302) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_52 = t1302;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1303 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_53), "f"(t4), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1305;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_53 = t1305;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1306 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_54), "f"(t4), "f"(t1306));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_54 = t1308;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1309 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_55), "f"(t4), "f"(t1309));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_55 = t1311;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1312 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_56), "f"(t4), "f"(t1312));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1314;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_56 = t1314;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1315 = t1283 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1316 = t1284 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1317 = t1285 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1318 = t1286 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1319 = t1287 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1320 = t1288 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1321 = t1289 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1322 = t1290 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1323 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_57), "f"(t4), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1325;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_57 = t1325;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1326 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_58), "f"(t4), "f"(t1326));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_58 = t1328;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1329 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_59), "f"(t4), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1331;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_59 = t1331;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1332 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_60), "f"(t4), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_60 = t1334;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1335 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_61), "f"(t4), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1337;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_61 = t1337;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1338 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_62), "f"(t4), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_62 = t1340;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1341 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t4), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1343;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_63 = t1343;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1344 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t4), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1346;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_64 = t1346;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1347 = t1315 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1348 = t1316 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1349 = t1317 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1350 = t1318 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1351 = t1319 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1352 = t1320 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1353 = t1321 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1354 = t1322 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1355 = t1347 + t1348;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1356 = t1351 + t1352;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1355 + t1356;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1358 = t1349 + t1350;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1359 = t1353 + t1354;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1358 + t1359;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1361 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1361;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1362 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1362;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1373;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1374;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1363;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1364;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1365;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1366;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1367;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1368;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1369;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1370;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1371;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1384;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1385;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1386;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1387;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1388;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1389;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1393;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1394;
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
            const u32 masked_right_5 = masked_right_4 > 1u ? masked_right_4 : 1u;
            const u32 masked_left = end_2 > masked_right_5 ? end_2 : masked_right_5;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1397 = t601 == 0u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1397) {
                #pragma unroll 1
                for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1398 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1398) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1399 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1400 = t1399 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1401 = t1400 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t14 + t1401;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1403 = t1399 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1404 = t1403 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1402), "r"(t1404) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1405 = t630 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1406 = t1405 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1407 = smem_1 + t1406;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1399 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1409 = t1408 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1410 = t12 + t1409;
                    const u32 t1411 = t1407 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t1410 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1413 = t1411 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1414 = (u64)t1413;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1415 = t1414 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1416 = t1412 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1417 = (u64)t1416;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1418 = t1417 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1419 = t1411 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1420 = (u64)t1419;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1421 = t1420 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1422 = t1412 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1423 = (u64)t1422;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1424 = t1423 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1425 = t1411 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1426 = (u64)t1425;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1427 = t1426 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1428 = t1412 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1429 = (u64)t1428;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1430 = t1429 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1431 = t1411 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1432 = (u64)t1431;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1433 = t1432 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1434 = t1412 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1435 = (u64)t1434;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1436 = t1435 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1437 = t1411 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1438 = (u64)t1437;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1439 = t1438 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1440 = t1412 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1441 = (u64)t1440;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1442 = t1441 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1443 = t1411 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1444 = (u64)t1443;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1445 = t1444 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1446 = t1412 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1447 = (u64)t1446;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1448 = t1447 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1449 = t1411 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1450 = (u64)t1449;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1451 = t1450 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1452 = t1412 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1453 = (u64)t1452;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1454 = t1453 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1455 = t1411 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1456 = (u64)t1455;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1457 = t1456 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1458 = t1412 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1459 = (u64)t1458;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1460 = t1459 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1415), "l"(t1418), "l"(t1421), "l"(t1424), "l"(t1427), "l"(t1430), "l"(t1433), "l"(t1436), "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1461 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = passed_2 + t1461;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1462 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t1463 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1464 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t14 + t1465;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1467 = t1462 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t1467 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1466), "r"(t1468) : "memory");
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
                    const u32 t1469 = t1462 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1470 = t1469 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t13 + t1470;
                    const u32 t1472 = t1471 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1473 = t1472 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1474 = (u64)t1473;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1475 = t1474 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1476 = t1472 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1477 = (u64)t1476;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1478 = t1477 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1479 = t1472 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1480 = (u64)t1479;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1481 = t1480 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1482 = t1472 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1483 = (u64)t1482;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1484 = t1483 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1485 = t1472 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1486 = (u64)t1485;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1487 = t1486 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1488 = t1472 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1489 = (u64)t1488;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1490 = t1489 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1491 = t1472 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1492 = (u64)t1491;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1493 = t1492 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1494 = t1472 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1495 = (u64)t1494;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1496 = t1495 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1475), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1478), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1481), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1484), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1487), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1490), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1493), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1496) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1497 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1498 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1497 ? 0u : t1498;
                    const u32 t1500 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1500) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1501 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t1501 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1503 = t1502 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1504 = t1503 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1505 = t14 + t1504;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1506 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1506) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1505) : "memory");
                    }
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1507;
                    asm("abs.f32 %0, %1;" : "=f"(t1507) : "f"(s));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1508;
                    asm("abs.f32 %0, %1;" : "=f"(t1508) : "f"(s_2));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1509;
                    asm("abs.f32 %0, %1;" : "=f"(t1509) : "f"(s_3));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1510;
                    asm("abs.f32 %0, %1;" : "=f"(t1510) : "f"(s_4));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1511;
                    asm("abs.f32 %0, %1;" : "=f"(t1511) : "f"(s_5));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1512;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1512) : "f"(t1507), "f"(t1511));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1513;
                    asm("abs.f32 %0, %1;" : "=f"(t1513) : "f"(s_6));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1514;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1514) : "f"(t1508), "f"(t1513));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1515;
                    asm("abs.f32 %0, %1;" : "=f"(t1515) : "f"(s_7));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1516;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1516) : "f"(t1509), "f"(t1515));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1517;
                    asm("abs.f32 %0, %1;" : "=f"(t1517) : "f"(s_8));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1518;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1518) : "f"(t1510), "f"(t1517));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1519;
                    asm("abs.f32 %0, %1;" : "=f"(t1519) : "f"(s_9));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1520;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1520) : "f"(t1512), "f"(t1519));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1521;
                    asm("abs.f32 %0, %1;" : "=f"(t1521) : "f"(s_10));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1522;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1522) : "f"(t1514), "f"(t1521));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1523;
                    asm("abs.f32 %0, %1;" : "=f"(t1523) : "f"(s_11));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1524;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1524) : "f"(t1516), "f"(t1523));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1525;
                    asm("abs.f32 %0, %1;" : "=f"(t1525) : "f"(s_12));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1526;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(t1518), "f"(t1525));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1527;
                    asm("abs.f32 %0, %1;" : "=f"(t1527) : "f"(s_13));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1528;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1528) : "f"(t1520), "f"(t1527));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1529;
                    asm("abs.f32 %0, %1;" : "=f"(t1529) : "f"(s_14));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1530;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1530) : "f"(t1522), "f"(t1529));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1531;
                    asm("abs.f32 %0, %1;" : "=f"(t1531) : "f"(s_15));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1532;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1532) : "f"(t1524), "f"(t1531));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1533;
                    asm("abs.f32 %0, %1;" : "=f"(t1533) : "f"(s_16));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1534;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1534) : "f"(t1526), "f"(t1533));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1535;
                    asm("abs.f32 %0, %1;" : "=f"(t1535) : "f"(s_17));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1536;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1536) : "f"(t1528), "f"(t1535));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1537;
                    asm("abs.f32 %0, %1;" : "=f"(t1537) : "f"(s_18));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1538;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1538) : "f"(t1530), "f"(t1537));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1539;
                    asm("abs.f32 %0, %1;" : "=f"(t1539) : "f"(s_19));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1540;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1540) : "f"(t1532), "f"(t1539));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1541;
                    asm("abs.f32 %0, %1;" : "=f"(t1541) : "f"(s_20));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1542;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1542) : "f"(t1534), "f"(t1541));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1543;
                    asm("abs.f32 %0, %1;" : "=f"(t1543) : "f"(s_21));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1544;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1544) : "f"(t1536), "f"(t1543));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1545;
                    asm("abs.f32 %0, %1;" : "=f"(t1545) : "f"(s_22));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1546;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1546) : "f"(t1538), "f"(t1545));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1547;
                    asm("abs.f32 %0, %1;" : "=f"(t1547) : "f"(s_23));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1548;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1548) : "f"(t1540), "f"(t1547));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1549;
                    asm("abs.f32 %0, %1;" : "=f"(t1549) : "f"(s_24));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1550;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1550) : "f"(t1542), "f"(t1549));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1551;
                    asm("abs.f32 %0, %1;" : "=f"(t1551) : "f"(s_25));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1552;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1552) : "f"(t1544), "f"(t1551));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1553;
                    asm("abs.f32 %0, %1;" : "=f"(t1553) : "f"(s_26));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1554;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1554) : "f"(t1546), "f"(t1553));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1555;
                    asm("abs.f32 %0, %1;" : "=f"(t1555) : "f"(s_27));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1556;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1556) : "f"(t1548), "f"(t1555));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1557;
                    asm("abs.f32 %0, %1;" : "=f"(t1557) : "f"(s_28));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1558;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1558) : "f"(t1550), "f"(t1557));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1559;
                    asm("abs.f32 %0, %1;" : "=f"(t1559) : "f"(s_29));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1560;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1560) : "f"(t1552), "f"(t1559));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1561;
                    asm("abs.f32 %0, %1;" : "=f"(t1561) : "f"(s_30));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1562;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1562) : "f"(t1554), "f"(t1561));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1563;
                    asm("abs.f32 %0, %1;" : "=f"(t1563) : "f"(s_31));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1564;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1564) : "f"(t1556), "f"(t1563));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1565;
                    asm("abs.f32 %0, %1;" : "=f"(t1565) : "f"(s_32));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1566;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1566) : "f"(t1558), "f"(t1565));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1567;
                    asm("abs.f32 %0, %1;" : "=f"(t1567) : "f"(s_33));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1568;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1568) : "f"(t1560), "f"(t1567));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1569;
                    asm("abs.f32 %0, %1;" : "=f"(t1569) : "f"(s_34));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1570;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1570) : "f"(t1562), "f"(t1569));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1571;
                    asm("abs.f32 %0, %1;" : "=f"(t1571) : "f"(s_35));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1572;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1572) : "f"(t1564), "f"(t1571));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1573;
                    asm("abs.f32 %0, %1;" : "=f"(t1573) : "f"(s_36));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1574;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1574) : "f"(t1566), "f"(t1573));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1575;
                    asm("abs.f32 %0, %1;" : "=f"(t1575) : "f"(s_37));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1576;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1576) : "f"(t1568), "f"(t1575));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1577;
                    asm("abs.f32 %0, %1;" : "=f"(t1577) : "f"(s_38));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1578;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1578) : "f"(t1570), "f"(t1577));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1579;
                    asm("abs.f32 %0, %1;" : "=f"(t1579) : "f"(s_39));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1580;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1580) : "f"(t1572), "f"(t1579));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1581;
                    asm("abs.f32 %0, %1;" : "=f"(t1581) : "f"(s_40));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1582;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1582) : "f"(t1574), "f"(t1581));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1583;
                    asm("abs.f32 %0, %1;" : "=f"(t1583) : "f"(s_41));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1584;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1584) : "f"(t1576), "f"(t1583));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1585;
                    asm("abs.f32 %0, %1;" : "=f"(t1585) : "f"(s_42));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1586;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1586) : "f"(t1578), "f"(t1585));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1587;
                    asm("abs.f32 %0, %1;" : "=f"(t1587) : "f"(s_43));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1588;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1588) : "f"(t1580), "f"(t1587));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1589;
                    asm("abs.f32 %0, %1;" : "=f"(t1589) : "f"(s_44));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1590;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1590) : "f"(t1582), "f"(t1589));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1591;
                    asm("abs.f32 %0, %1;" : "=f"(t1591) : "f"(s_45));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1592;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1592) : "f"(t1584), "f"(t1591));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1593;
                    asm("abs.f32 %0, %1;" : "=f"(t1593) : "f"(s_46));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1594;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1594) : "f"(t1586), "f"(t1593));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1595;
                    asm("abs.f32 %0, %1;" : "=f"(t1595) : "f"(s_47));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1596;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1596) : "f"(t1588), "f"(t1595));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1597;
                    asm("abs.f32 %0, %1;" : "=f"(t1597) : "f"(s_48));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1598;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1598) : "f"(t1590), "f"(t1597));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1599;
                    asm("abs.f32 %0, %1;" : "=f"(t1599) : "f"(s_49));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1600;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1600) : "f"(t1592), "f"(t1599));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1601;
                    asm("abs.f32 %0, %1;" : "=f"(t1601) : "f"(s_50));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1602;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1602) : "f"(t1594), "f"(t1601));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1603;
                    asm("abs.f32 %0, %1;" : "=f"(t1603) : "f"(s_51));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1604;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1604) : "f"(t1596), "f"(t1603));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1605;
                    asm("abs.f32 %0, %1;" : "=f"(t1605) : "f"(s_52));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1606;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1606) : "f"(t1598), "f"(t1605));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1607;
                    asm("abs.f32 %0, %1;" : "=f"(t1607) : "f"(s_53));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1608;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1608) : "f"(t1600), "f"(t1607));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1609;
                    asm("abs.f32 %0, %1;" : "=f"(t1609) : "f"(s_54));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1610;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1602), "f"(t1609));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1611;
                    asm("abs.f32 %0, %1;" : "=f"(t1611) : "f"(s_55));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1612;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1604), "f"(t1611));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1613;
                    asm("abs.f32 %0, %1;" : "=f"(t1613) : "f"(s_56));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1614;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1606), "f"(t1613));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1615;
                    asm("abs.f32 %0, %1;" : "=f"(t1615) : "f"(s_57));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1616;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(t1608), "f"(t1615));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1617;
                    asm("abs.f32 %0, %1;" : "=f"(t1617) : "f"(s_58));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1618;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(t1610), "f"(t1617));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1619;
                    asm("abs.f32 %0, %1;" : "=f"(t1619) : "f"(s_59));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1620;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(t1612), "f"(t1619));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1621;
                    asm("abs.f32 %0, %1;" : "=f"(t1621) : "f"(s_60));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1622;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1614), "f"(t1621));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1623;
                    asm("abs.f32 %0, %1;" : "=f"(t1623) : "f"(s_61));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1624;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1624) : "f"(t1616), "f"(t1623));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1625;
                    asm("abs.f32 %0, %1;" : "=f"(t1625) : "f"(s_62));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1626;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1618), "f"(t1625));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1627;
                    asm("abs.f32 %0, %1;" : "=f"(t1627) : "f"(s_63));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1628;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(t1620), "f"(t1627));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1629;
                    asm("abs.f32 %0, %1;" : "=f"(t1629) : "f"(s_64));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1630;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1622), "f"(t1629));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1631;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1624), "f"(t1626));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1632;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1628), "f"(t1630));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1633;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1633) : "f"(t1631), "f"(t1632));
#line 68 "fa-kernels/src/attention/options/small.rs"
                    const bool is_small = t1633 < small;
                    const bool t1635 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
                    const bool t1636 = __any_sync(0xffffffffu, t1635);
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    if (t1636) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1637 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1638 = t1637 - i_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_key_3 = t1638 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1640 = t591 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t1640 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1642 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1643 = t1642 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1644 = first_key_3 + t1643;
#line 12 "src/functions/caps.rs"
                        const f32 t3_66 = s * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_66;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_66) : "f"(t3_66));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t4_66;
#line 12 "src/functions/caps.rs"
                        const f32 t3_67 = s_3 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_67;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_67) : "f"(t3_67));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t4_67;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1649 = t1644 + 1u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_68 = s_2 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_68;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_68) : "f"(t3_68));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t4_68;
#line 12 "src/functions/caps.rs"
                        const f32 t3_69 = s_4 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_69;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_69) : "f"(t3_69));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t4_69;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1654 = t1644 + 8u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_70 = s_5 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_70;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_70) : "f"(t3_70));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t4_70;
#line 12 "src/functions/caps.rs"
                        const f32 t3_71 = s_7 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_71;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_71) : "f"(t3_71));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t4_71;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1659 = t1644 + 9u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_72 = s_6 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_72;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_72) : "f"(t3_72));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t4_72;
#line 12 "src/functions/caps.rs"
                        const f32 t3_73 = s_8 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_73;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_73) : "f"(t3_73));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t4_73;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1664 = t1644 + 16u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_74 = s_9 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_74;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_74) : "f"(t3_74));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t4_74;
#line 12 "src/functions/caps.rs"
                        const f32 t3_75 = s_11 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_75;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_75) : "f"(t3_75));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t4_75;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1669 = t1644 + 17u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_76 = s_10 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_76;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_76) : "f"(t3_76));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t4_76;
#line 12 "src/functions/caps.rs"
                        const f32 t3_77 = s_12 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_77;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_77) : "f"(t3_77));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t4_77;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1674 = t1644 + 24u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_78 = s_13 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_78;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_78) : "f"(t3_78));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t4_78;
#line 12 "src/functions/caps.rs"
                        const f32 t3_79 = s_15 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_79;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_79) : "f"(t3_79));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t4_79;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1679 = t1644 + 25u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_80 = s_14 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_80;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_80) : "f"(t3_80));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t4_80;
#line 12 "src/functions/caps.rs"
                        const f32 t3_81 = s_16 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_81;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_81) : "f"(t3_81));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t4_81;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1684 = t1644 + 32u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_82 = s_17 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_82;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_82) : "f"(t3_82));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t4_82;
#line 12 "src/functions/caps.rs"
                        const f32 t3_83 = s_19 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_83;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_83) : "f"(t3_83));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t4_83;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1689 = t1644 + 33u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_84 = s_18 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_84;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_84) : "f"(t3_84));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t4_84;
#line 12 "src/functions/caps.rs"
                        const f32 t3_85 = s_20 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_85;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_85) : "f"(t3_85));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t4_85;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1694 = t1644 + 40u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_86 = s_21 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_86;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_86) : "f"(t3_86));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t4_86;
#line 12 "src/functions/caps.rs"
                        const f32 t3_87 = s_23 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_87;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_87) : "f"(t3_87));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t4_87;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1699 = t1644 + 41u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_88 = s_22 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_88;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_88) : "f"(t3_88));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t4_88;
#line 12 "src/functions/caps.rs"
                        const f32 t3_89 = s_24 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_89;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_89) : "f"(t3_89));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t4_89;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1704 = t1644 + 48u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_90 = s_25 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_90;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_90) : "f"(t3_90));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t4_90;
#line 12 "src/functions/caps.rs"
                        const f32 t3_91 = s_27 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_91;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_91) : "f"(t3_91));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t4_91;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1709 = t1644 + 49u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_92 = s_26 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_92;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_92) : "f"(t3_92));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t4_92;
#line 12 "src/functions/caps.rs"
                        const f32 t3_93 = s_28 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_93;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_93) : "f"(t3_93));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t4_93;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1714 = t1644 + 56u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_94 = s_29 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_94;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_94) : "f"(t3_94));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t4_94;
#line 12 "src/functions/caps.rs"
                        const f32 t3_95 = s_31 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_95;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_95) : "f"(t3_95));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t4_95;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1719 = t1644 + 57u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_96 = s_30 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_96;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_96) : "f"(t3_96));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t4_96;
#line 12 "src/functions/caps.rs"
                        const f32 t3_97 = s_32 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_97;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_97) : "f"(t3_97));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t4_97;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1724 = t1644 + 64u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_98 = s_33 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_98;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_98) : "f"(t3_98));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_33 = t4_98;
#line 12 "src/functions/caps.rs"
                        const f32 t3_99 = s_35 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_99;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_99) : "f"(t3_99));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_35 = t4_99;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1729 = t1644 + 65u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_100 = s_34 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_100;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_100) : "f"(t3_100));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_34 = t4_100;
#line 12 "src/functions/caps.rs"
                        const f32 t3_101 = s_36 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_101;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_101) : "f"(t3_101));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_36 = t4_101;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1734 = t1644 + 72u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_102 = s_37 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_102;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_102) : "f"(t3_102));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_37 = t4_102;
#line 12 "src/functions/caps.rs"
                        const f32 t3_103 = s_39 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_103;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_103) : "f"(t3_103));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_39 = t4_103;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1739 = t1644 + 73u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_104 = s_38 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_104;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_104) : "f"(t3_104));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_38 = t4_104;
#line 12 "src/functions/caps.rs"
                        const f32 t3_105 = s_40 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_105;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_105) : "f"(t3_105));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_40 = t4_105;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1744 = t1644 + 80u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_106 = s_41 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_106;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_106) : "f"(t3_106));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_41 = t4_106;
#line 12 "src/functions/caps.rs"
                        const f32 t3_107 = s_43 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_107;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_107) : "f"(t3_107));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_43 = t4_107;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1749 = t1644 + 81u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_108 = s_42 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_108;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_108) : "f"(t3_108));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_42 = t4_108;
#line 12 "src/functions/caps.rs"
                        const f32 t3_109 = s_44 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_109;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_109) : "f"(t3_109));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_44 = t4_109;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1754 = t1644 + 88u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_110 = s_45 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_110;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_110) : "f"(t3_110));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_45 = t4_110;
#line 12 "src/functions/caps.rs"
                        const f32 t3_111 = s_47 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_111;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_111) : "f"(t3_111));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_47 = t4_111;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1759 = t1644 + 89u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_112 = s_46 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_112;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_112) : "f"(t3_112));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_46 = t4_112;
#line 12 "src/functions/caps.rs"
                        const f32 t3_113 = s_48 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_113;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_113) : "f"(t3_113));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_48 = t4_113;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1764 = t1644 + 96u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_114 = s_49 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_114;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_114) : "f"(t3_114));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_49 = t4_114;
#line 12 "src/functions/caps.rs"
                        const f32 t3_115 = s_51 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_115;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_115) : "f"(t3_115));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_51 = t4_115;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1769 = t1644 + 97u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_116 = s_50 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_116;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_116) : "f"(t3_116));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_50 = t4_116;
#line 12 "src/functions/caps.rs"
                        const f32 t3_117 = s_52 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_117;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_117) : "f"(t3_117));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_52 = t4_117;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1774 = t1644 + 104u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_118 = s_53 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_118;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_118) : "f"(t3_118));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_53 = t4_118;
#line 12 "src/functions/caps.rs"
                        const f32 t3_119 = s_55 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_119;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_119) : "f"(t3_119));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_55 = t4_119;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1779 = t1644 + 105u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_120 = s_54 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_120;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_120) : "f"(t3_120));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_54 = t4_120;
#line 12 "src/functions/caps.rs"
                        const f32 t3_121 = s_56 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_121;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_121) : "f"(t3_121));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_56 = t4_121;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1784 = t1644 + 112u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_122 = s_57 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_122;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_122) : "f"(t3_122));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_57 = t4_122;
#line 12 "src/functions/caps.rs"
                        const f32 t3_123 = s_59 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_123;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_123) : "f"(t3_123));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_59 = t4_123;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1789 = t1644 + 113u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_124 = s_58 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_124;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_124) : "f"(t3_124));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_58 = t4_124;
#line 12 "src/functions/caps.rs"
                        const f32 t3_125 = s_60 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_125;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_125) : "f"(t3_125));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_60 = t4_125;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1794 = t1644 + 120u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_126 = s_61 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_126;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_126) : "f"(t3_126));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_61 = t4_126;
#line 12 "src/functions/caps.rs"
                        const f32 t3_127 = s_63 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_127;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_127) : "f"(t3_127));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_63 = t4_127;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1799 = t1644 + 121u;
#line 12 "src/functions/caps.rs"
                        const f32 t3_128 = s_62 * t621;
#line 12 "src/functions/caps.rs"
                        f32 t4_128;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_128) : "f"(t3_128));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_62 = t4_128;
#line 12 "src/functions/caps.rs"
                        const f32 t3_129 = s_64 * t628;
#line 12 "src/functions/caps.rs"
                        f32 t4_129;
                        asm("tanh.approx.f32 %0, %1;" : "=f"(t4_129) : "f"(t3_129));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_64 = t4_129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1804 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t4), "f"(t1804));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1806;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1806) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1806;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1807 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t4), "f"(t1807));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1809;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1809) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1809;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1810 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(t4), "f"(t1810));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1812;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1812;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1813 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(t4), "f"(t1813));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1815;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1815) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1815;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1816 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(t4), "f"(t1816));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1818;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1818) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1818;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1819 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(t4), "f"(t1819));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1821;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1821;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1822 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(t4), "f"(t1822));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1824;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1824;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1825 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(t4), "f"(t1825));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1827;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1827;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1828 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(t4), "f"(t1828));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1830;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1830) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1830;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1831 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(t4), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1833;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1833;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1834 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(t4), "f"(t1834));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1836;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1836;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1837 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(t4), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1839;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1839;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1840 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(t4), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1842;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1842;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1843 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(t4), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1845;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1845;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1846 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(t4), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1848;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1848;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1849 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(t4), "f"(t1849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1851;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1851;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1852 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1853 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1854 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1855 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1856 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1857 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1858 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1859 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1860 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(t4), "f"(t1860));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1862;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1862;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1863 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(t4), "f"(t1863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1865;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1865;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1866 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(t4), "f"(t1866));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1868;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1868;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1869 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(t4), "f"(t1869));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1871;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1871;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1872 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(t4), "f"(t1872));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1874;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1874;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1875 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(t4), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1877;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1877;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1878 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(t4), "f"(t1878));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1880;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1880) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1880;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1881 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(t4), "f"(t1881));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1883;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1883;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1884 = t1852 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1885 = t1853 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1886 = t1854 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1887 = t1855 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1888 = t1856 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1889 = t1857 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1890 = t1858 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1891 = t1859 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1892 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(t4), "f"(t1892));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1894;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1894;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1895 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(t4), "f"(t1895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1897;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1897;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1898 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(t4), "f"(t1898));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1900;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1900;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1901 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(t4), "f"(t1901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1903;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1903;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1904 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(t4), "f"(t1904));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1906;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1906) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1906;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1907 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(t4), "f"(t1907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1909;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1909;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1910 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(t4), "f"(t1910));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1912;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1912;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1913 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(t4), "f"(t1913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1915;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1915) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1915;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1916 = t1884 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1917 = t1885 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1918 = t1886 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1919 = t1887 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1920 = t1888 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1921 = t1889 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1922 = t1890 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1923 = t1891 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1924 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(t4), "f"(t1924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1926;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_97));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t1926;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1927 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(t4), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1929;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_98));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t1929;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1930 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_35), "f"(t4), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1932;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_99));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t1932;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1933 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_36), "f"(t4), "f"(t1933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1935;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1935) : "f"(exponent_100));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t1935;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1936 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_37), "f"(t4), "f"(t1936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1938;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(exponent_101));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t1938;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1939 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_38), "f"(t4), "f"(t1939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1941;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_102));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t1941;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1942 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_39), "f"(t4), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1944;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_103));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t1944;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1945 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_40), "f"(t4), "f"(t1945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1947;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1947) : "f"(exponent_104));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t1947;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1948 = t1916 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1949 = t1917 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1950 = t1918 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1951 = t1919 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1952 = t1920 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1953 = t1921 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1954 = t1922 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1955 = t1923 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1956 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_41), "f"(t4), "f"(t1956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1958;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1958) : "f"(exponent_105));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t1958;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1959 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_42), "f"(t4), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1961;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_106));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t1961;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1962 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_43), "f"(t4), "f"(t1962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1964;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_107));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t1964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1965 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_44), "f"(t4), "f"(t1965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1967;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1967) : "f"(exponent_108));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t1967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1968 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_45), "f"(t4), "f"(t1968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1970;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(exponent_109));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t1970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1971 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_46), "f"(t4), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1973;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_110));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t1973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1974 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_47), "f"(t4), "f"(t1974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1976;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1976) : "f"(exponent_111));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t1976;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1977 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_48), "f"(t4), "f"(t1977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1979;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_112));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t1979;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1980 = t1948 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1981 = t1949 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1982 = t1950 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1983 = t1951 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1984 = t1952 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1985 = t1953 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1986 = t1954 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1987 = t1955 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1988 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_49), "f"(t4), "f"(t1988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1990;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1990) : "f"(exponent_113));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t1990;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1991 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_50), "f"(t4), "f"(t1991));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1993;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(exponent_114));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t1993;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1994 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_51), "f"(t4), "f"(t1994));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1996;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1996) : "f"(exponent_115));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t1996;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1997 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_52), "f"(t4), "f"(t1997));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1999;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1999) : "f"(exponent_116));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t1999;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2000 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_53), "f"(t4), "f"(t2000));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2002;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2002) : "f"(exponent_117));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t2002;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2003 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_54), "f"(t4), "f"(t2003));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2005;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_118));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2005;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2006 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_55), "f"(t4), "f"(t2006));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2008;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_119));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2008;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2009 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_56), "f"(t4), "f"(t2009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2011;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(exponent_120));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2011;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2012 = t1980 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2013 = t1981 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2014 = t1982 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2015 = t1983 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2016 = t1984 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2017 = t1985 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2018 = t1986 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2019 = t1987 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2020 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_57), "f"(t4), "f"(t2020));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2022;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2022) : "f"(exponent_121));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2022;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2023 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_58), "f"(t4), "f"(t2023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2025;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_122));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2025;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2026 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_59), "f"(t4), "f"(t2026));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2028;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2028) : "f"(exponent_123));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2028;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2029 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_60), "f"(t4), "f"(t2029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2031;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2031) : "f"(exponent_124));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2031;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2032 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_61), "f"(t4), "f"(t2032));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2034;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2034) : "f"(exponent_125));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2034;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2035 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_62), "f"(t4), "f"(t2035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2037;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_126));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2037;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2038 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t4), "f"(t2038));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2040;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2040) : "f"(exponent_127));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2040;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2041 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t4), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2043;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_128));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2043;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2044 = t2012 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2045 = t2013 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2046 = t2014 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2047 = t2015 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2048 = t2016 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2049 = t2017 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2050 = t2018 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2051 = t2019 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2052 = t2044 + t2045;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2053 = t2048 + t2049;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t2052 + t2053;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2055 = t2046 + t2047;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2056 = t2050 + t2051;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t2055 + t2056;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2058 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2058;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2059 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2059;
                    } else {
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2060 = s * s;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(coefficient), "f"(t2060), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2062 = s * t2061;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s = t2062;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2063 = s_2 * s_2;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(coefficient), "f"(t2063), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2065 = s_2 * t2064;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_2 = t2065;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2066 = s_3 * s_3;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(coefficient), "f"(t2066), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2068 = s_3 * t2067;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_3 = t2068;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2069 = s_4 * s_4;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(coefficient), "f"(t2069), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2071 = s_4 * t2070;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_4 = t2071;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2072 = s_5 * s_5;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(coefficient), "f"(t2072), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2074 = s_5 * t2073;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_5 = t2074;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2075 = s_6 * s_6;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(coefficient), "f"(t2075), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2077 = s_6 * t2076;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_6 = t2077;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2078 = s_7 * s_7;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(coefficient), "f"(t2078), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2080 = s_7 * t2079;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_7 = t2080;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2081 = s_8 * s_8;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(coefficient), "f"(t2081), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2083 = s_8 * t2082;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_8 = t2083;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2084 = s_9 * s_9;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(coefficient), "f"(t2084), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2086 = s_9 * t2085;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_9 = t2086;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2087 = s_10 * s_10;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(coefficient), "f"(t2087), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2089 = s_10 * t2088;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_10 = t2089;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2090 = s_11 * s_11;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(coefficient), "f"(t2090), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2092 = s_11 * t2091;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_11 = t2092;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2093 = s_12 * s_12;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(coefficient), "f"(t2093), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2095 = s_12 * t2094;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_12 = t2095;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2096 = s_13 * s_13;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(coefficient), "f"(t2096), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2098 = s_13 * t2097;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_13 = t2098;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2099 = s_14 * s_14;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(coefficient), "f"(t2099), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2101 = s_14 * t2100;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_14 = t2101;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2102 = s_15 * s_15;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(coefficient), "f"(t2102), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2104 = s_15 * t2103;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_15 = t2104;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2105 = s_16 * s_16;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(coefficient), "f"(t2105), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2107 = s_16 * t2106;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_16 = t2107;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2108 = s_17 * s_17;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(coefficient), "f"(t2108), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2110 = s_17 * t2109;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_17 = t2110;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2111 = s_18 * s_18;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(coefficient), "f"(t2111), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2113 = s_18 * t2112;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_18 = t2113;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2114 = s_19 * s_19;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(coefficient), "f"(t2114), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2116 = s_19 * t2115;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_19 = t2116;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2117 = s_20 * s_20;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(coefficient), "f"(t2117), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2119 = s_20 * t2118;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_20 = t2119;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2120 = s_21 * s_21;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(coefficient), "f"(t2120), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2122 = s_21 * t2121;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_21 = t2122;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2123 = s_22 * s_22;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(coefficient), "f"(t2123), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2125 = s_22 * t2124;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_22 = t2125;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2126 = s_23 * s_23;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(coefficient), "f"(t2126), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2128 = s_23 * t2127;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_23 = t2128;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2129 = s_24 * s_24;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(coefficient), "f"(t2129), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2131 = s_24 * t2130;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_24 = t2131;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2132 = s_25 * s_25;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(coefficient), "f"(t2132), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2134 = s_25 * t2133;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_25 = t2134;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2135 = s_26 * s_26;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(coefficient), "f"(t2135), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2137 = s_26 * t2136;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_26 = t2137;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2138 = s_27 * s_27;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(coefficient), "f"(t2138), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2140 = s_27 * t2139;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_27 = t2140;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2141 = s_28 * s_28;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(coefficient), "f"(t2141), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2143 = s_28 * t2142;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_28 = t2143;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2144 = s_29 * s_29;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(coefficient), "f"(t2144), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2146 = s_29 * t2145;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_29 = t2146;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2147 = s_30 * s_30;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(coefficient), "f"(t2147), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2149 = s_30 * t2148;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_30 = t2149;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2150 = s_31 * s_31;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(coefficient), "f"(t2150), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2152 = s_31 * t2151;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_31 = t2152;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2153 = s_32 * s_32;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(coefficient), "f"(t2153), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2155 = s_32 * t2154;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_32 = t2155;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2156 = s_33 * s_33;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(coefficient), "f"(t2156), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2158 = s_33 * t2157;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_33 = t2158;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2159 = s_34 * s_34;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(coefficient), "f"(t2159), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2161 = s_34 * t2160;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_34 = t2161;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2162 = s_35 * s_35;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(coefficient), "f"(t2162), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2164 = s_35 * t2163;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_35 = t2164;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2165 = s_36 * s_36;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(coefficient), "f"(t2165), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2167 = s_36 * t2166;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_36 = t2167;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2168 = s_37 * s_37;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(coefficient), "f"(t2168), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2170 = s_37 * t2169;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_37 = t2170;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2171 = s_38 * s_38;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(coefficient), "f"(t2171), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2173 = s_38 * t2172;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_38 = t2173;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2174 = s_39 * s_39;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(coefficient), "f"(t2174), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2176 = s_39 * t2175;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_39 = t2176;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2177 = s_40 * s_40;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(coefficient), "f"(t2177), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2179 = s_40 * t2178;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_40 = t2179;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2180 = s_41 * s_41;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(coefficient), "f"(t2180), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2182 = s_41 * t2181;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_41 = t2182;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2183 = s_42 * s_42;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(coefficient), "f"(t2183), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2185 = s_42 * t2184;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_42 = t2185;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2186 = s_43 * s_43;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(coefficient), "f"(t2186), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2188 = s_43 * t2187;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_43 = t2188;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2189 = s_44 * s_44;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(coefficient), "f"(t2189), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2191 = s_44 * t2190;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_44 = t2191;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2192 = s_45 * s_45;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(coefficient), "f"(t2192), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2194 = s_45 * t2193;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_45 = t2194;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2195 = s_46 * s_46;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(coefficient), "f"(t2195), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2197 = s_46 * t2196;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_46 = t2197;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2198 = s_47 * s_47;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(coefficient), "f"(t2198), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2200 = s_47 * t2199;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_47 = t2200;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2201 = s_48 * s_48;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(coefficient), "f"(t2201), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2203 = s_48 * t2202;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_48 = t2203;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2204 = s_49 * s_49;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(coefficient), "f"(t2204), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2206 = s_49 * t2205;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_49 = t2206;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2207 = s_50 * s_50;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(coefficient), "f"(t2207), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2209 = s_50 * t2208;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_50 = t2209;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2210 = s_51 * s_51;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(coefficient), "f"(t2210), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2212 = s_51 * t2211;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_51 = t2212;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2213 = s_52 * s_52;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(coefficient), "f"(t2213), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2215 = s_52 * t2214;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_52 = t2215;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2216 = s_53 * s_53;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(coefficient), "f"(t2216), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2218 = s_53 * t2217;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_53 = t2218;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2219 = s_54 * s_54;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(coefficient), "f"(t2219), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2221 = s_54 * t2220;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_54 = t2221;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2222 = s_55 * s_55;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(coefficient), "f"(t2222), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2224 = s_55 * t2223;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_55 = t2224;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2225 = s_56 * s_56;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(coefficient), "f"(t2225), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2227 = s_56 * t2226;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_56 = t2227;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2228 = s_57 * s_57;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(coefficient), "f"(t2228), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2230 = s_57 * t2229;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_57 = t2230;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2231 = s_58 * s_58;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(coefficient), "f"(t2231), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2233 = s_58 * t2232;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_58 = t2233;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2234 = s_59 * s_59;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(coefficient), "f"(t2234), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2236 = s_59 * t2235;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_59 = t2236;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2237 = s_60 * s_60;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(coefficient), "f"(t2237), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2239 = s_60 * t2238;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_60 = t2239;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2240 = s_61 * s_61;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(coefficient), "f"(t2240), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2242 = s_61 * t2241;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_61 = t2242;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2243 = s_62 * s_62;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(coefficient), "f"(t2243), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2245 = s_62 * t2244;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_62 = t2245;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2246 = s_63 * s_63;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(coefficient), "f"(t2246), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2248 = s_63 * t2247;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_63 = t2248;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2249 = s_64 * s_64;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(coefficient), "f"(t2249), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2251 = s_64 * t2250;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_64 = t2251;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2252 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_129 = s + t2252;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2254;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2254) : "f"(exponent_129));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2254;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2255 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_130 = s_2 + t2255;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2257;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_130));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2257;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2258 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_131 = s_3 + t2258;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2260;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2260) : "f"(exponent_131));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2260;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2261 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_132 = s_4 + t2261;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2263;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(exponent_132));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2263;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2264 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_133 = s_5 + t2264;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2266;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2266) : "f"(exponent_133));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2266;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2267 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_134 = s_6 + t2267;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2269;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_134));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2269;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2270 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_135 = s_7 + t2270;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2272;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2272) : "f"(exponent_135));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2272;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2273 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_136 = s_8 + t2273;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2275;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(exponent_136));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2275;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2276 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_137 = s_9 + t2276;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2278;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(exponent_137));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2278;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2279 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_138 = s_10 + t2279;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2281;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_138));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2281;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2282 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_139 = s_11 + t2282;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2284;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(exponent_139));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2284;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2285 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_140 = s_12 + t2285;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2287;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(exponent_140));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2287;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2288 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_141 = s_13 + t2288;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2290;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2290) : "f"(exponent_141));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2290;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2291 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_142 = s_14 + t2291;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2293;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(exponent_142));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2293;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2294 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_143 = s_15 + t2294;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2296;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2296) : "f"(exponent_143));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2296;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2297 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_144 = s_16 + t2297;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2299;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2299) : "f"(exponent_144));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2299;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2300 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2301 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2302 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2303 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2304 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2305 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2306 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2307 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2308 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_145 = s_17 + t2308;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2310;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2310) : "f"(exponent_145));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2310;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2311 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_146 = s_18 + t2311;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2313;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(exponent_146));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2313;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2314 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_147 = s_19 + t2314;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2316;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2316) : "f"(exponent_147));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2316;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2317 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_148 = s_20 + t2317;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2319;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2319) : "f"(exponent_148));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2319;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2320 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_149 = s_21 + t2320;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2322;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2322) : "f"(exponent_149));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2322;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2323 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_150 = s_22 + t2323;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2325;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2325) : "f"(exponent_150));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2325;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2326 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_151 = s_23 + t2326;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2328;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2328) : "f"(exponent_151));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2328;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2329 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_152 = s_24 + t2329;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2331;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2331) : "f"(exponent_152));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2331;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2332 = t2300 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2333 = t2301 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2334 = t2302 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2335 = t2303 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2336 = t2304 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2337 = t2305 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2338 = t2306 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2339 = t2307 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2340 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_153 = s_25 + t2340;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2342;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2342) : "f"(exponent_153));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2342;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2343 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_154 = s_26 + t2343;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2345;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_154));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2345;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2346 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_155 = s_27 + t2346;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2348;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(exponent_155));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2348;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2349 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_156 = s_28 + t2349;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2351;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2351) : "f"(exponent_156));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2351;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2352 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_157 = s_29 + t2352;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2354;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2354) : "f"(exponent_157));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2354;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2355 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_158 = s_30 + t2355;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2357;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2357) : "f"(exponent_158));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2357;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2358 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_159 = s_31 + t2358;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2360;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2360) : "f"(exponent_159));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2360;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2361 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_160 = s_32 + t2361;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2363;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2363) : "f"(exponent_160));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2363;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2364 = t2332 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2365 = t2333 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2366 = t2334 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2367 = t2335 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2368 = t2336 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2369 = t2337 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2370 = t2338 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2371 = t2339 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2372 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_161 = s_33 + t2372;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2374;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(exponent_161));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t2374;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2375 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_162 = s_34 + t2375;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2377;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2377) : "f"(exponent_162));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t2377;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2378 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_163 = s_35 + t2378;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2380;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(exponent_163));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t2380;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2381 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_164 = s_36 + t2381;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2383;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2383) : "f"(exponent_164));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t2383;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2384 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_165 = s_37 + t2384;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2386;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2386) : "f"(exponent_165));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t2386;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2387 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_166 = s_38 + t2387;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2389;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2389) : "f"(exponent_166));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t2389;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2390 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_167 = s_39 + t2390;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2392;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2392) : "f"(exponent_167));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t2392;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2393 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_168 = s_40 + t2393;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2395;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2395) : "f"(exponent_168));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t2395;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2396 = t2364 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2397 = t2365 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2398 = t2366 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2399 = t2367 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2400 = t2368 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2401 = t2369 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2402 = t2370 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2403 = t2371 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2404 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_169 = s_41 + t2404;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2406;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2406) : "f"(exponent_169));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t2406;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2407 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_170 = s_42 + t2407;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2409) : "f"(exponent_170));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t2409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2410 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_171 = s_43 + t2410;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2412;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2412) : "f"(exponent_171));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t2412;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2413 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_172 = s_44 + t2413;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2415;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2415) : "f"(exponent_172));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t2415;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2416 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_173 = s_45 + t2416;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2418;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2418) : "f"(exponent_173));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t2418;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2419 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_174 = s_46 + t2419;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2421;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2421) : "f"(exponent_174));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t2421;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2422 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_175 = s_47 + t2422;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2424;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2424) : "f"(exponent_175));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t2424;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2425 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_176 = s_48 + t2425;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2427;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2427) : "f"(exponent_176));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t2427;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2428 = t2396 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2429 = t2397 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2430 = t2398 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2431 = t2399 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2432 = t2400 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2433 = t2401 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2434 = t2402 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2435 = t2403 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2436 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_177 = s_49 + t2436;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2438;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_177));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t2438;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2439 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_178 = s_50 + t2439;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_178));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t2441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2442 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_179 = s_51 + t2442;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(exponent_179));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t2444;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2445 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_180 = s_52 + t2445;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2447;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_180));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t2447;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2448 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_181 = s_53 + t2448;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2450) : "f"(exponent_181));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t2450;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2451 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_182 = s_54 + t2451;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2453;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_182));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2453;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2454 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_183 = s_55 + t2454;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2456;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2456) : "f"(exponent_183));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2456;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2457 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_184 = s_56 + t2457;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2459;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(exponent_184));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2459;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2460 = t2428 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2461 = t2429 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2462 = t2430 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2463 = t2431 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2464 = t2432 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2465 = t2433 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2466 = t2434 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2467 = t2435 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2468 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_185 = s_57 + t2468;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2470;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2470) : "f"(exponent_185));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2470;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2471 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_186 = s_58 + t2471;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2473;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(exponent_186));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2473;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2474 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_187 = s_59 + t2474;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2476;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2476) : "f"(exponent_187));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2476;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2477 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_188 = s_60 + t2477;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2479;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_188));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2479;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2480 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_189 = s_61 + t2480;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2482;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2482) : "f"(exponent_189));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2482;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2483 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_190 = s_62 + t2483;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2485;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(exponent_190));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2485;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2486 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_191 = s_63 + t2486;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2488;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2488) : "f"(exponent_191));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2488;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2489 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_192 = s_64 + t2489;
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2491;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_192));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2491;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2492 = t2460 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2493 = t2461 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2494 = t2462 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2495 = t2463 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2496 = t2464 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2497 = t2465 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2498 = t2466 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2499 = t2467 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2500 = t2492 + t2493;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2501 = t2496 + t2497;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2500 + t2501;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2503 = t2494 + t2495;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2504 = t2498 + t2499;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2503 + t2504;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2506 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2506;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2507 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2507;
                    }
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2508 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2509 = passed_2 + t2508;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2510 = t2509 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2511 = t2510 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2512 = t2511 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2513 = t14 + t2512;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2514 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2514) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2513) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2515;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2516;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2517;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2518;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2519;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2520;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2521;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2522;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2523;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2524;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2525;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2526;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2527;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2528;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2529;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(s_31), "f"(s_32));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2531;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(s_33), "f"(s_34));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2532;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(s_35), "f"(s_36));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2533;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(s_37), "f"(s_38));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2534;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(s_39), "f"(s_40));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(s_41), "f"(s_42));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2536;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(s_43), "f"(s_44));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2537;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(s_45), "f"(s_46));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(s_47), "f"(s_48));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2539;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(s_49), "f"(s_50));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2540;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(s_51), "f"(s_52));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s_53), "f"(s_54));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2542;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(s_55), "f"(s_56));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2543;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(s_57), "f"(s_58));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2544;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2544) : "f"(s_59), "f"(s_60));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2545;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(s_61), "f"(s_62));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2546;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2546) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2546;
                }
            } else {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2547 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2547) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2548 = passed_2 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2549 = t2548 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2550 = t2549 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2551 = t14 + t2550;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2552 = t2548 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2553 = t2552 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2551), "r"(t2553) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2554 = t630 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2555 = t2554 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2556 = smem_1 + t2555;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2557 = t2548 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2558 = t2557 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2559 = t12 + t2558;
                    const u32 t2560 = t2556 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2561 = t2559 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2562 = t2560 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2563 = (u64)t2562;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2564 = t2563 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2565 = t2561 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2566 = (u64)t2565;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2567 = t2566 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2568 = t2560 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2569 = (u64)t2568;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2570 = t2569 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2571 = t2561 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2572 = (u64)t2571;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2573 = t2572 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2574 = t2560 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2575 = (u64)t2574;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2576 = t2575 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2577 = t2561 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2578 = (u64)t2577;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2579 = t2578 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2580 = t2560 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2581 = (u64)t2580;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2582 = t2581 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2583 = t2561 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2584 = (u64)t2583;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2585 = t2584 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2586 = t2560 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2587 = (u64)t2586;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2588 = t2587 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2589 = t2561 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2590 = (u64)t2589;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2591 = t2590 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2592 = t2560 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2593 = (u64)t2592;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2594 = t2593 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2595 = t2561 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2596 = (u64)t2595;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2597 = t2596 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2598 = t2560 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2599 = (u64)t2598;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2600 = t2599 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2601 = t2561 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2602 = (u64)t2601;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2603 = t2602 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2604 = t2560 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2605 = (u64)t2604;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2606 = t2605 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2607 = t2561 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2608 = (u64)t2607;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2609 = t2608 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2564), "l"(t2567), "l"(t2570), "l"(t2573), "l"(t2576), "l"(t2579), "l"(t2582), "l"(t2585), "l"(t2588), "l"(t2591), "l"(t2594), "l"(t2597), "l"(t2600), "l"(t2603), "l"(t2606), "l"(t2609) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2610 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2611 = passed_2 + t2610;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2612 = t2611 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2613 = t2612 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2614 = t2613 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2615 = t14 + t2614;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2616 = t2611 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2617 = t2616 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2615), "r"(t2617) : "memory");
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
                    const u32 t2618 = t2611 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2619 = t2618 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2620 = t13 + t2619;
                    const u32 t2621 = t2620 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2622 = t2621 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2623 = (u64)t2622;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2624 = t2623 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2625 = t2621 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2626 = (u64)t2625;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2627 = t2626 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2628 = t2621 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2629 = (u64)t2628;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2630 = t2629 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2631 = t2621 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2632 = (u64)t2631;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2633 = t2632 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2634 = t2621 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2635 = (u64)t2634;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2636 = t2635 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2637 = t2621 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2638 = (u64)t2637;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2639 = t2638 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2640 = t2621 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2641 = (u64)t2640;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2642 = t2641 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2643 = t2621 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2644 = (u64)t2643;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2645 = t2644 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2624), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2627), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2630), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2633), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2636), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2639), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2642), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2645) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2646 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2647 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t2646 ? 0u : t2647;
                    const u32 t2649 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2649) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2650 = passed_2 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2651 = t2650 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2652 = t2651 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2653 = t2652 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2654 = t14 + t2653;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2655 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2655) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2654) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2656 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2657 = t2656 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_4 = t2657 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2659 = t591 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_4 = t2659 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2661 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2662 = t2661 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2663 = first_key_4 + t2662;
#line 12 "src/functions/caps.rs"
                    const f32 t3_130 = s * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_130;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_130) : "f"(t3_130));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t4_130;
#line 12 "src/functions/caps.rs"
                    const f32 t3_131 = s_3 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_131;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_131) : "f"(t3_131));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t4_131;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2668 = t2663 + 1u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_132 = s_2 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_132;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_132) : "f"(t3_132));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t4_132;
#line 12 "src/functions/caps.rs"
                    const f32 t3_133 = s_4 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_133;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_133) : "f"(t3_133));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t4_133;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2673 = t2663 + 8u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_134 = s_5 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_134;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_134) : "f"(t3_134));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t4_134;
#line 12 "src/functions/caps.rs"
                    const f32 t3_135 = s_7 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_135;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_135) : "f"(t3_135));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t4_135;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2678 = t2663 + 9u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_136 = s_6 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_136;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_136) : "f"(t3_136));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t4_136;
#line 12 "src/functions/caps.rs"
                    const f32 t3_137 = s_8 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_137;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_137) : "f"(t3_137));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t4_137;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2683 = t2663 + 16u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_138 = s_9 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_138;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_138) : "f"(t3_138));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t4_138;
#line 12 "src/functions/caps.rs"
                    const f32 t3_139 = s_11 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_139;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_139) : "f"(t3_139));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t4_139;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2688 = t2663 + 17u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_140 = s_10 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_140;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_140) : "f"(t3_140));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t4_140;
#line 12 "src/functions/caps.rs"
                    const f32 t3_141 = s_12 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_141;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_141) : "f"(t3_141));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t4_141;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2693 = t2663 + 24u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_142 = s_13 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_142;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_142) : "f"(t3_142));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t4_142;
#line 12 "src/functions/caps.rs"
                    const f32 t3_143 = s_15 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_143;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_143) : "f"(t3_143));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t4_143;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2698 = t2663 + 25u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_144 = s_14 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_144;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_144) : "f"(t3_144));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t4_144;
#line 12 "src/functions/caps.rs"
                    const f32 t3_145 = s_16 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_145;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_145) : "f"(t3_145));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t4_145;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2703 = t2663 + 32u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_146 = s_17 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_146;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_146) : "f"(t3_146));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t4_146;
#line 12 "src/functions/caps.rs"
                    const f32 t3_147 = s_19 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_147;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_147) : "f"(t3_147));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t4_147;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2708 = t2663 + 33u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_148 = s_18 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_148;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_148) : "f"(t3_148));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t4_148;
#line 12 "src/functions/caps.rs"
                    const f32 t3_149 = s_20 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_149;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_149) : "f"(t3_149));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t4_149;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2713 = t2663 + 40u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_150 = s_21 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_150;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_150) : "f"(t3_150));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t4_150;
#line 12 "src/functions/caps.rs"
                    const f32 t3_151 = s_23 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_151;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_151) : "f"(t3_151));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t4_151;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2718 = t2663 + 41u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_152 = s_22 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_152;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_152) : "f"(t3_152));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t4_152;
#line 12 "src/functions/caps.rs"
                    const f32 t3_153 = s_24 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_153;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_153) : "f"(t3_153));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t4_153;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2723 = t2663 + 48u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_154 = s_25 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_154;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_154) : "f"(t3_154));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t4_154;
#line 12 "src/functions/caps.rs"
                    const f32 t3_155 = s_27 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_155;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_155) : "f"(t3_155));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t4_155;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2728 = t2663 + 49u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_156 = s_26 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_156;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_156) : "f"(t3_156));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t4_156;
#line 12 "src/functions/caps.rs"
                    const f32 t3_157 = s_28 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_157;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_157) : "f"(t3_157));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t4_157;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2733 = t2663 + 56u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_158 = s_29 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_158;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_158) : "f"(t3_158));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t4_158;
#line 12 "src/functions/caps.rs"
                    const f32 t3_159 = s_31 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_159;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_159) : "f"(t3_159));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t4_159;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2738 = t2663 + 57u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_160 = s_30 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_160;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_160) : "f"(t3_160));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t4_160;
#line 12 "src/functions/caps.rs"
                    const f32 t3_161 = s_32 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_161;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_161) : "f"(t3_161));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t4_161;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2743 = t2663 + 64u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_162 = s_33 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_162;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_162) : "f"(t3_162));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_33 = t4_162;
#line 12 "src/functions/caps.rs"
                    const f32 t3_163 = s_35 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_163;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_163) : "f"(t3_163));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_35 = t4_163;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2748 = t2663 + 65u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_164 = s_34 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_164;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_164) : "f"(t3_164));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_34 = t4_164;
#line 12 "src/functions/caps.rs"
                    const f32 t3_165 = s_36 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_165;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_165) : "f"(t3_165));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_36 = t4_165;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2753 = t2663 + 72u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_166 = s_37 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_166;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_166) : "f"(t3_166));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_37 = t4_166;
#line 12 "src/functions/caps.rs"
                    const f32 t3_167 = s_39 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_167;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_167) : "f"(t3_167));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_39 = t4_167;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2758 = t2663 + 73u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_168 = s_38 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_168;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_168) : "f"(t3_168));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_38 = t4_168;
#line 12 "src/functions/caps.rs"
                    const f32 t3_169 = s_40 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_169;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_169) : "f"(t3_169));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_40 = t4_169;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2763 = t2663 + 80u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_170 = s_41 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_170;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_170) : "f"(t3_170));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_41 = t4_170;
#line 12 "src/functions/caps.rs"
                    const f32 t3_171 = s_43 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_171;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_171) : "f"(t3_171));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_43 = t4_171;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2768 = t2663 + 81u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_172 = s_42 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_172;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_172) : "f"(t3_172));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_42 = t4_172;
#line 12 "src/functions/caps.rs"
                    const f32 t3_173 = s_44 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_173;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_173) : "f"(t3_173));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_44 = t4_173;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2773 = t2663 + 88u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_174 = s_45 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_174;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_174) : "f"(t3_174));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_45 = t4_174;
#line 12 "src/functions/caps.rs"
                    const f32 t3_175 = s_47 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_175;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_175) : "f"(t3_175));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_47 = t4_175;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2778 = t2663 + 89u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_176 = s_46 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_176;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_176) : "f"(t3_176));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_46 = t4_176;
#line 12 "src/functions/caps.rs"
                    const f32 t3_177 = s_48 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_177;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_177) : "f"(t3_177));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_48 = t4_177;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2783 = t2663 + 96u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_178 = s_49 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_178;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_178) : "f"(t3_178));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_49 = t4_178;
#line 12 "src/functions/caps.rs"
                    const f32 t3_179 = s_51 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_179;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_179) : "f"(t3_179));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_51 = t4_179;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2788 = t2663 + 97u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_180 = s_50 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_180;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_180) : "f"(t3_180));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_50 = t4_180;
#line 12 "src/functions/caps.rs"
                    const f32 t3_181 = s_52 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_181;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_181) : "f"(t3_181));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_52 = t4_181;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2793 = t2663 + 104u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_182 = s_53 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_182;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_182) : "f"(t3_182));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_53 = t4_182;
#line 12 "src/functions/caps.rs"
                    const f32 t3_183 = s_55 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_183;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_183) : "f"(t3_183));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_55 = t4_183;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2798 = t2663 + 105u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_184 = s_54 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_184;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_184) : "f"(t3_184));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_54 = t4_184;
#line 12 "src/functions/caps.rs"
                    const f32 t3_185 = s_56 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_185;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_185) : "f"(t3_185));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_56 = t4_185;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2803 = t2663 + 112u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_186 = s_57 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_186;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_186) : "f"(t3_186));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_57 = t4_186;
#line 12 "src/functions/caps.rs"
                    const f32 t3_187 = s_59 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_187;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_187) : "f"(t3_187));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_59 = t4_187;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2808 = t2663 + 113u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_188 = s_58 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_188;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_188) : "f"(t3_188));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_58 = t4_188;
#line 12 "src/functions/caps.rs"
                    const f32 t3_189 = s_60 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_189;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_189) : "f"(t3_189));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_60 = t4_189;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2813 = t2663 + 120u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_190 = s_61 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_190;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_190) : "f"(t3_190));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_61 = t4_190;
#line 12 "src/functions/caps.rs"
                    const f32 t3_191 = s_63 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_191;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_191) : "f"(t3_191));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_63 = t4_191;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2818 = t2663 + 121u;
#line 12 "src/functions/caps.rs"
                    const f32 t3_192 = s_62 * t621;
#line 12 "src/functions/caps.rs"
                    f32 t4_192;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_192) : "f"(t3_192));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_62 = t4_192;
#line 12 "src/functions/caps.rs"
                    const f32 t3_193 = s_64 * t628;
#line 12 "src/functions/caps.rs"
                    f32 t4_193;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_193) : "f"(t3_193));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_64 = t4_193;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t2823 = t601 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2824 = t2823 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2825), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2826), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2827), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2828), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2829), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2830), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2831), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2832), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2835), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2836), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2837), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2842) : "f"(t2838), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2839), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2844;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2844) : "f"(t2840), "f"(s_46));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2845;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2841), "f"(s_49));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2846;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2846) : "f"(t2842), "f"(s_50));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2847;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2843), "f"(s_53));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2848;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2844), "f"(s_54));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2849;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2849) : "f"(t2845), "f"(s_57));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2850;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2850) : "f"(t2846), "f"(s_58));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2851;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2851) : "f"(t2847), "f"(s_61));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2852;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2852) : "f"(t2848), "f"(s_62));
                    f32 t2853;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2853) : "f"(t2849), "f"(t2850));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2854;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2854) : "f"(t2851), "f"(t2852));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2855;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2855) : "f"(t2853), "f"(t2854));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2856;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2856) : "f"(t2855));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2855), "f"(t2856));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2858;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2858) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t2858));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 raised_3 = largest_3 * t4;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2863 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2863));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t2865 = before_3 < t2824;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2866 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2867 = t2865 ? t2866 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t2867;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2868;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2868) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2869;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2869) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2870;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2870) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2871;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2871) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2872;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2872) : "f"(t2868), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2873;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2873) : "f"(t2869), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2874;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2874) : "f"(t2870), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2875;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2871), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2876;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2872), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2877;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2873), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2878;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(t2874), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2879;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(t2875), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2880;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(t2876), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2881;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2877), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2882;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2878), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2883;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2879), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2884;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2880), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2885;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2881), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2886;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2882), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2887;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2883), "f"(s_48));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2888;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_51));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2889;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(s_52));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2890;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2886), "f"(s_55));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2891;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2887), "f"(s_56));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2892;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2892) : "f"(t2888), "f"(s_59));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2893;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2893) : "f"(t2889), "f"(s_60));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2894;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2894) : "f"(t2890), "f"(s_63));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2895;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2895) : "f"(t2891), "f"(s_64));
                    f32 t2896;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2896) : "f"(t2892), "f"(t2893));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2897;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2897) : "f"(t2894), "f"(t2895));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2898;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2898) : "f"(t2896), "f"(t2897));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2899;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2899) : "f"(t2898));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2898), "f"(t2899));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2901;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2901) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t2901));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 raised_4 = largest_4 * t4;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2906 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2906));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t2908 = before_4 < t2824;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2909 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2910 = t2908 ? t2909 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t2910;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2911 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(t4), "f"(t2911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2913;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2913) : "f"(exponent_193));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t2913;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2914 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(t4), "f"(t2914));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2916;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2916) : "f"(exponent_194));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t2916;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2917 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_3), "f"(t4), "f"(t2917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2919;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2919) : "f"(exponent_195));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t2919;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2920 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_4), "f"(t4), "f"(t2920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2922;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2922) : "f"(exponent_196));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t2922;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2923 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_5), "f"(t4), "f"(t2923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2925;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2925) : "f"(exponent_197));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t2925;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2926 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_6), "f"(t4), "f"(t2926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2928;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2928) : "f"(exponent_198));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t2928;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2929 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_7), "f"(t4), "f"(t2929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2931;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(exponent_199));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t2931;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2932 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_8), "f"(t4), "f"(t2932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2934;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2934) : "f"(exponent_200));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t2934;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2935 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_9), "f"(t4), "f"(t2935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2937;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2937) : "f"(exponent_201));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t2937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2938 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_10), "f"(t4), "f"(t2938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2940) : "f"(exponent_202));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t2940;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2941 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_11), "f"(t4), "f"(t2941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2943;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2943) : "f"(exponent_203));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t2943;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2944 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_12), "f"(t4), "f"(t2944));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2946;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2946) : "f"(exponent_204));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t2946;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2947 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_13), "f"(t4), "f"(t2947));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2949;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2949) : "f"(exponent_205));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t2949;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2950 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_14), "f"(t4), "f"(t2950));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2952;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2952) : "f"(exponent_206));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t2952;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2953 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_15), "f"(t4), "f"(t2953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(exponent_207));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t2955;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2956 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_16), "f"(t4), "f"(t2956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2958;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2958) : "f"(exponent_208));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t2958;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2959 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2960 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2961 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2962 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2963 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2964 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2965 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2966 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2967 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_17), "f"(t4), "f"(t2967));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2969;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2969) : "f"(exponent_209));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t2969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2970 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_18), "f"(t4), "f"(t2970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2972;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2972) : "f"(exponent_210));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t2972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2973 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_19), "f"(t4), "f"(t2973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2975;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2975) : "f"(exponent_211));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t2975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2976 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_20), "f"(t4), "f"(t2976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2978) : "f"(exponent_212));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t2978;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2979 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_21), "f"(t4), "f"(t2979));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2981;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2981) : "f"(exponent_213));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t2981;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2982 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_22), "f"(t4), "f"(t2982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2984;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2984) : "f"(exponent_214));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t2984;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2985 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_23), "f"(t4), "f"(t2985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2987;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2987) : "f"(exponent_215));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t2987;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2988 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_24), "f"(t4), "f"(t2988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2990;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2990) : "f"(exponent_216));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t2990;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2991 = t2959 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2992 = t2960 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2993 = t2961 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2994 = t2962 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2995 = t2963 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2996 = t2964 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2997 = t2965 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2998 = t2966 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2999 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_25), "f"(t4), "f"(t2999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3001;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3001) : "f"(exponent_217));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t3001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3002 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_26), "f"(t4), "f"(t3002));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3004;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3004) : "f"(exponent_218));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t3004;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3005 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_27), "f"(t4), "f"(t3005));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3007;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3007) : "f"(exponent_219));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t3007;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3008 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_28), "f"(t4), "f"(t3008));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3010) : "f"(exponent_220));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t3010;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3011 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_29), "f"(t4), "f"(t3011));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3013;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(exponent_221));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t3013;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3014 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_30), "f"(t4), "f"(t3014));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3016;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3016) : "f"(exponent_222));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t3016;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3017 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_31), "f"(t4), "f"(t3017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3019;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3019) : "f"(exponent_223));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t3019;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3020 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_32), "f"(t4), "f"(t3020));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3022;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3022) : "f"(exponent_224));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t3022;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3023 = t2991 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3024 = t2992 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3025 = t2993 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3026 = t2994 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3027 = t2995 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3028 = t2996 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3029 = t2997 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3030 = t2998 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3031 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_33), "f"(t4), "f"(t3031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3033;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_225));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_33 = t3033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3034 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_34), "f"(t4), "f"(t3034));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3036;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3036) : "f"(exponent_226));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_34 = t3036;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3037 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_35), "f"(t4), "f"(t3037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3039;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3039) : "f"(exponent_227));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_35 = t3039;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3040 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_36), "f"(t4), "f"(t3040));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3042) : "f"(exponent_228));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_36 = t3042;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3043 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_37), "f"(t4), "f"(t3043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(exponent_229));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_37 = t3045;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3046 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_38), "f"(t4), "f"(t3046));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3048;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3048) : "f"(exponent_230));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_38 = t3048;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3049 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_39), "f"(t4), "f"(t3049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3051;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3051) : "f"(exponent_231));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_39 = t3051;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3052 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_40), "f"(t4), "f"(t3052));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3054;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3054) : "f"(exponent_232));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_40 = t3054;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3055 = t3023 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3056 = t3024 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3057 = t3025 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3058 = t3026 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3059 = t3027 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3060 = t3028 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3061 = t3029 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3062 = t3030 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3063 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_41), "f"(t4), "f"(t3063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3065) : "f"(exponent_233));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_41 = t3065;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3066 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_42), "f"(t4), "f"(t3066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3068;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3068) : "f"(exponent_234));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_42 = t3068;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3069 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_43), "f"(t4), "f"(t3069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3071;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3071) : "f"(exponent_235));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_43 = t3071;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3072 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_44), "f"(t4), "f"(t3072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3074;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3074) : "f"(exponent_236));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_44 = t3074;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3075 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_45), "f"(t4), "f"(t3075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3077;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3077) : "f"(exponent_237));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_45 = t3077;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3078 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_46), "f"(t4), "f"(t3078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3080;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3080) : "f"(exponent_238));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_46 = t3080;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3081 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_47), "f"(t4), "f"(t3081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3083;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3083) : "f"(exponent_239));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_47 = t3083;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3084 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_48), "f"(t4), "f"(t3084));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3086;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3086) : "f"(exponent_240));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_48 = t3086;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3087 = t3055 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3088 = t3056 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3089 = t3057 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3090 = t3058 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3091 = t3059 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3092 = t3060 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3093 = t3061 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3094 = t3062 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3095 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_49), "f"(t4), "f"(t3095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3097) : "f"(exponent_241));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_49 = t3097;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3098 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_50), "f"(t4), "f"(t3098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3100) : "f"(exponent_242));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_50 = t3100;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3101 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_51), "f"(t4), "f"(t3101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3103) : "f"(exponent_243));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_51 = t3103;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3104 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_52), "f"(t4), "f"(t3104));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3106;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3106) : "f"(exponent_244));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_52 = t3106;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3107 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_53), "f"(t4), "f"(t3107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3109) : "f"(exponent_245));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_53 = t3109;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3110 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_54), "f"(t4), "f"(t3110));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3112;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3112) : "f"(exponent_246));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_54 = t3112;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3113 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_55), "f"(t4), "f"(t3113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3115) : "f"(exponent_247));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_55 = t3115;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3116 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_56), "f"(t4), "f"(t3116));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3118;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3118) : "f"(exponent_248));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_56 = t3118;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3119 = t3087 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3120 = t3088 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3121 = t3089 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3122 = t3090 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3123 = t3091 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3124 = t3092 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3125 = t3093 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3126 = t3094 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3127 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_57), "f"(t4), "f"(t3127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3129;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3129) : "f"(exponent_249));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_57 = t3129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3130 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_58), "f"(t4), "f"(t3130));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3132;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3132) : "f"(exponent_250));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_58 = t3132;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3133 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_59), "f"(t4), "f"(t3133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3135) : "f"(exponent_251));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_59 = t3135;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3136 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_60), "f"(t4), "f"(t3136));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3138;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3138) : "f"(exponent_252));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_60 = t3138;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3139 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_61), "f"(t4), "f"(t3139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3141;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3141) : "f"(exponent_253));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_61 = t3141;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3142 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_62), "f"(t4), "f"(t3142));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3144;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3144) : "f"(exponent_254));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_62 = t3144;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3145 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(t4), "f"(t3145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3147) : "f"(exponent_255));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_63 = t3147;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3148 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(t4), "f"(t3148));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t3150;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3150) : "f"(exponent_256));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_64 = t3150;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3151 = t3119 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3152 = t3120 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3153 = t3121 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3154 = t3122 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3155 = t3123 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3156 = t3124 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3157 = t3125 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3158 = t3126 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3159 = t3151 + t3152;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3160 = t3155 + t3156;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_7 = t3159 + t3160;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3162 = t3153 + t3154;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3163 = t3157 + t3158;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_8 = t3162 + t3163;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3165 = row_sum + sums_7;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t3165;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3166 = row_sum_2 + sums_8;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t3166;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t3167 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3168 = passed_2 + t3167;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3169 = t3168 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3170 = t3169 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3171 = t3170 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3172 = t14 + t3171;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3173 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3173) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3172) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3174 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3175 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3176 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3177 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3178 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3179 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3180 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3181 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3182 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3183 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3184 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3185 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3186 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3187 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3188 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3189 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3190 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3191 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3192 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3193 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3194 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3195 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3196 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3197 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3198 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3199 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3200 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3201 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3202 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3203 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3204 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3205 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3206 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3207 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3208 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3209 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3210 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3211 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3212 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3213 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3214 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3215 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3216 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3217 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3218 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3219 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3220 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3221 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3222 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3223 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3224 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3225 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3226 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3227 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3228 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3229 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3230 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3231 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3232 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3233 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3234 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3235 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3236 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3237 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3237;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3238;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3238) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3239;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3239) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3240;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3241;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3241) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3242;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3242) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3243;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3243) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3244;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3244) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3245;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3246;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3247;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3247) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3248;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3248) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3249;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3250;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3251;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3252;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3252) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3253;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3254;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3255;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3255) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3256;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3256) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3257;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3257) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3258;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3258) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3259;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3259) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3260;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3260) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3261;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3261) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3262;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3262) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3263;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3263) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3264;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3264) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3265;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3265) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3266;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3266) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3267;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3267) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3268;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3268) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3269;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3269) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t3238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t3239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t3240;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t3241;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t3242;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t3243;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t3244;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t3245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t3246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t3247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t3248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t3249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t3250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t3251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t3252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t3253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t3254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t3255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t3256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t3257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t3258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t3259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t3260;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t3261;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t3262;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t3263;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t3264;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t3265;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t3266;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t3267;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t3268;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t3269;
                }
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3270 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3271 = passed_2 + t3270;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3272 = t3271 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3273 = t3272 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3274 = t3273 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3275 = t14 + t3274;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3276 = t3271 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3277 = t3276 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3275), "r"(t3277) : "memory");
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
            const u32 t3278 = t3271 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3279 = t3278 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3280 = t13 + t3279;
            const u32 t3281 = t3280 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3282 = t3281 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3283 = (u64)t3282;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3284 = t3283 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3285 = t3281 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3286 = (u64)t3285;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3287 = t3286 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3288 = t3281 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3289 = (u64)t3288;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3290 = t3289 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3291 = t3281 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3292 = (u64)t3291;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3293 = t3292 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3294 = t3281 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3295 = (u64)t3294;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3296 = t3295 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3297 = t3281 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3298 = (u64)t3297;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3299 = t3298 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3300 = t3281 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3301 = (u64)t3300;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3302 = t3301 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3303 = t3281 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3304 = (u64)t3303;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3305 = t3304 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3284), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3287), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3290), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3293), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3296), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3299), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3302), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3305) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3306 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3307 = passed_2 + t3306;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3308 = t3307 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3309 = t3308 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3310 = t3309 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3311 = t14 + t3310;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3312 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3312) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3311) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3314 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3315 = t573 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t3314 + t3315;
            const bool first_2 = t601 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum < 1099511600000.0f;
            const bool doubts = !is_small_2;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_3 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_3;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t3322 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t3322);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3324 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3325 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3326 = t3324 & t3325;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3326) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3327 = t85 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3328 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3329 = t3328 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3330 = t3327 + t3329;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3331 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3332 = t3330 + t3331;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3332), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3333 = t601 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3334 = t3333 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t3334 != 0u;
            const bool t3336 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3337 = first_2 & t3336;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3338 = t3337 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3339;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3339) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t3339;
            f32 t3341;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3341) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3342 = pair_5 + t3341;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3342;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3343;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3343) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t3343;
            f32 t3345;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3345) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3346 = pair_6 + t3345;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3346;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3347 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3348;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3348) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3347 ? 0.0f : t3348;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3350 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t3350;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3351 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3351;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3352 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3352;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3353 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3353;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3354 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3354;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3355 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3355;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3356 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3356;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3357 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3357;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3358 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3358;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3359 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3359;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3360 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3360;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3361 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3361;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3362 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3362;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3363 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3363;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3364 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3364;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3365 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3365;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3366 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3366;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3367 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3367;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3368 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3368;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3369 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3369;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3370 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3370;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3371 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3371;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3372 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3372;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3373 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3373;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3374 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3374;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3375 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3375;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3376 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3376;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3377 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3377;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3378 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3378;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3379 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3379;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3380 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3380;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3381 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3381;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3382 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3383;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3383) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3382 ? 0.0f : t3383;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3385 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3385;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3386 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3386;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3387 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3387;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3388 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3388;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3389 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3389;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3390 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3390;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3391 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3391;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3392 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3392;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3393 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3393;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3394 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3394;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3395 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3395;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3396 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3396;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3397 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3397;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3398 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3398;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3399 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3399;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3400 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3400;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3401 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3401;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3402 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3402;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3403 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3403;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3404 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3404;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3405 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3405;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3406 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3406;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3407 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3407;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3408 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3408;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3409 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3409;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3410 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3410;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3411 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3411;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3412 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3412;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3413 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3413;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3414 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3414;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3415 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3415;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3416 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3416;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t3417 = index_3 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3417) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3418 = t630 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3419 = t3418 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3420 = smem_1 + t3419;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3421 = t3420 + 8192u;
            u32 t3422;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3422) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3423;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3423) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3424;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3424) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3425;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3425) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3426;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3426) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3427;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3427) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3428;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3428) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3429;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3429) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3430;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3430) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3431;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3431) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3432;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3432) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3433;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3433) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3434;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3436;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3437;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3439;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3440;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3441;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3442;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3443;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3444;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3445;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3446;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3447;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3448;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3449;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3449) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3450;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3451;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3452;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3453;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3453) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3454 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3455 = t573 + t3454;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3456 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3457 = t3455 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3458 = t3456 ^ t3457;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3459 = t3455 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3460 = t3458 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3461 = t3459 + t3460;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3462 = t3420 + t3461;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3462), "r"(t3422), "r"(t3423), "r"(t3424), "r"(t3425) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3463 = t3461 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3464 = t3420 + t3463;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3464), "r"(t3426), "r"(t3427), "r"(t3428), "r"(t3429) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3465 = t3461 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3466 = t3420 + t3465;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3466), "r"(t3430), "r"(t3431), "r"(t3432), "r"(t3433) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3467 = t3461 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3468 = t3420 + t3467;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3468), "r"(t3434), "r"(t3435), "r"(t3436), "r"(t3437) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3469 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3470 = t573 + t3469;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3471 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3472 = t3470 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3473 = t3471 ^ t3472;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3474 = t3470 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3475 = t3473 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3476 = t3474 + t3475;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3477 = t3421 + t3476;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3477), "r"(t3438), "r"(t3439), "r"(t3440), "r"(t3441) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3478 = t3476 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3479 = t3421 + t3478;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3479), "r"(t3442), "r"(t3443), "r"(t3444), "r"(t3445) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3480 = t3476 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3481 = t3421 + t3480;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3481), "r"(t3446), "r"(t3447), "r"(t3448), "r"(t3449) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3482 = t3476 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3483 = t3421 + t3482;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3483), "r"(t3450), "r"(t3451), "r"(t3452), "r"(t3453) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3484 = t591 + t574;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3484 + t573;
            const bool t3486 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3486) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3338) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3487 = t573 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3488 = t3420 + t3487;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3488), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t594) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3489 = t3420 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3490 = t573 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3491 = t3489 + t3490;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3491), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t594) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t3492 = t630 & 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3493 = t3492 + 12u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3494 = t3493 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3495 = t14 + t3494;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3495) : "memory");
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3338) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3496 = (u64)t594;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3497 = t3496 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3498 = t3497 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3499 = lse + t3498;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3500 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3501 = t3500 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3502 = t3501 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3503 = t3499 + t3502;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3504 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3505 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3506 = t3505 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3506) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3507 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3507;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3510 = (u64)row * t3504;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3511 = t3510 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3512 = t3503 + t3511;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3513;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3513) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3514 = reference + t3513;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3514 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3516 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3517 = t3516 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3512), "f"(t3517) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3518 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3519 = first_row + t3518;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3519 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3522 = (u64)row_2 * t3504;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3523 = t3522 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3524 = t3503 + t3523;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3525;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3525) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3526 = reference_2 + t3525;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3526 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3528 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3529 = t3528 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3524), "f"(t3529) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t3530;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3530) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t3531 = t3530 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t3531) {
                const u32 t3532 = t85 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3532) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3533 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3533;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3534 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t3534) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3536 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3537 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3538 = t3536 + t3537;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3539;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3539) : "r"(t3538) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3540;
            asm("mov.b32 %0, %1;" : "=r"(t3540) : "f"(t3539));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3541;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3541) : "r"(t3540));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3541;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3543 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3543) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3544 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3544) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
