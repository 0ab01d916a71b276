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
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t116 = seq_k + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t117 = t116 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t117 > 1u ? t117 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t119 = seq_k >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t119 < end ? t119 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t121 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t604 = seq_k + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t605 = t604 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t605 > 1u ? t605 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t607 = seq_k >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t607 < end_2 ? t607 : end_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t609 = end_2 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t610 = t609 < end_2 ? t609 : end_2;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t611 = t600 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t611 ? t610 : end_2;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t613 = t590 + t573;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t614 = t613 + t572;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t615 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t616 = t614 + t615;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t617 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t620 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t621 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t622 = t614 + t621;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t623 = t622 + 8u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t624 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t627 = t2_4 * score_scale;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t628 = count << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t629 = t628 + index_3;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t630;
            asm("max.f32 %0, %1, %2;" : "=f"(t630) : "f"(t1_2), "f"(1e-30f));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t631;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(t630));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 none = t631 * -67108864.0f;
#line 116 "fa-kernels/src/attention/softmax.rs"
            const f32 t633 = none * t3;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = none;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = none;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 reference = t633;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = t633;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t634 = t629 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t635 = t634 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t636 = t635 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t637 = t13 + t636;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t638 = t629 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t639 = t638 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t637), "r"(t639) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t640 = passed_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t641 = t640 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t642 = t13 + t641;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t643 = passed_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t644 = t643 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t642), "r"(t644) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t645 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t646 = t645 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t647 = smem_1 + t646;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t648 = passed_2 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t649 = t648 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t650 = t11 + t649;
            const u32 t651 = t647 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t652 = t650 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t653 = t651 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t654 = (u64)t653;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t655 = t654 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t656 = t652 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t657 = (u64)t656;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t658 = t657 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t659 = t651 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t660 = (u64)t659;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t661 = t660 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t662 = t652 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t663 = (u64)t662;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t664 = t663 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t665 = t651 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t666 = (u64)t665;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t667 = t666 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t668 = t652 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t669 = (u64)t668;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t670 = t669 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t671 = t651 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t672 = (u64)t671;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t673 = t672 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t674 = t652 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t675 = (u64)t674;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t676 = t675 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t677 = t651 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t678 = (u64)t677;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t679 = t678 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t680 = t652 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t681 = (u64)t680;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t682 = t681 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t683 = t651 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t684 = (u64)t683;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t685 = t684 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t686 = t652 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t687 = (u64)t686;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t688 = t687 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t689 = t651 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t690 = (u64)t689;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t691 = t690 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t692 = t652 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t693 = (u64)t692;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t694 = t693 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t695 = t651 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t696 = (u64)t695;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t697 = t696 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t698 = t652 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t699 = (u64)t698;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t700 = t699 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t655), "l"(t658), "l"(t661), "l"(t664), "l"(t667), "l"(t670), "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685), "l"(t688), "l"(t691), "l"(t694), "l"(t697), "l"(t700) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t701 = passed_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t702 = t701 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t703 = t702 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t704 = t13 + t703;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t705 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t705) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t704) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t706 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t706 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t708 = t590 + t573;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t708 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t710 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t711 = t710 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t712 = first_key + t711;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t713 = seq_k - 1u;
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
            const u32 t718 = t712 + 1u;
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
            const u32 t723 = t712 + 8u;
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
            const u32 t728 = t712 + 9u;
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
            const u32 t733 = t712 + 16u;
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
            const u32 t738 = t712 + 17u;
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
            const u32 t743 = t712 + 24u;
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
            const u32 t748 = t712 + 25u;
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
            const u32 t753 = t712 + 32u;
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
            const u32 t758 = t712 + 33u;
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
            const u32 t763 = t712 + 40u;
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
            const u32 t768 = t712 + 41u;
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
            const u32 t773 = t712 + 48u;
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
            const u32 t778 = t712 + 49u;
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
            const u32 t783 = t712 + 56u;
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
            const u32 t788 = t712 + 57u;
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
            const u32 t793 = t712 + 64u;
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
            const u32 t798 = t712 + 65u;
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
            const u32 t803 = t712 + 72u;
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
            const u32 t808 = t712 + 73u;
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
            const u32 t813 = t712 + 80u;
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
            const u32 t818 = t712 + 81u;
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
            const u32 t823 = t712 + 88u;
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
            const u32 t828 = t712 + 89u;
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
            const u32 t833 = t712 + 96u;
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
            const u32 t838 = t712 + 97u;
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
            const u32 t843 = t712 + 104u;
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
            const u32 t848 = t712 + 105u;
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
            const u32 t853 = t712 + 112u;
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
            const u32 t858 = t712 + 113u;
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
            const u32 t863 = t712 + 120u;
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
            const u32 t868 = t712 + 121u;
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
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t873 = masked_right_2 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t873) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t874 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t874 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t876 = t590 + t573;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t876 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t878 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t879 = t878 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t879;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t881 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t882 = first_query_2 + t881;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t883 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t883 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t900 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t902;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t904 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t904;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t906;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t908 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t908;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t910 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t910;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t912 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t912;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t914 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t914;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t916 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t920 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t920;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t922;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t924 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t924;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t926 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t926;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t928 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t928;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t930 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t932 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t934 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t936 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t938 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t940 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t942 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t944 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t946 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t948 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t948;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t949 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t950 = first_query_2 + t949;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = t950 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t952 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t952 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t955 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t955;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t957;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t959 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t959;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t961;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t963 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t963;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t965 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t965;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t967 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t967;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t969 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t969;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t971 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t973 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t975 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t977 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t979 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t981 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t983 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t985 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t987 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t989 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t991 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t993 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t995 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t997 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t999 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1001 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1003 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1005 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1007 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1009 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1011 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1013 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1015 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1017 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1017;
            }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1018 = t600 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1019 = t1018 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1020;
            asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1021;
            asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1022;
            asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1023;
            asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1024;
            asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1025;
            asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1027;
            asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_30));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(s_33));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1029), "f"(s_34));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_37));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_38));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1036;
            asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_41));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1037;
            asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_42));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1038;
            asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_45));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1039;
            asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_46));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1040;
            asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_49));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1041;
            asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_50));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1042;
            asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_53));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1043;
            asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_54));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1044;
            asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_57));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_58));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_61));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_62));
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(t1045));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1046), "f"(t1047));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1048), "f"(t1049));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1051;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1051) : "f"(t1050));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1050), "f"(t1051));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1053;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1053) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t1053));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 t1056 = largest * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t1056));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1058 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1058));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t1060 = before < t1019;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1061 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1062 = t1060 ? t1061 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t1062;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1063;
            asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1064;
            asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1065;
            asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1066;
            asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1067;
            asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1068;
            asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1069;
            asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1070;
            asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1071;
            asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1072;
            asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1073;
            asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1074;
            asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_32));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1075;
            asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_35));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1076;
            asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_36));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1077;
            asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_39));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1078;
            asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_40));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1079;
            asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_43));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1080;
            asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_44));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1081;
            asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_47));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1082;
            asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_48));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1083;
            asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_51));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1084;
            asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_52));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1085;
            asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_55));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1086;
            asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_56));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1087;
            asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(s_59));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1088;
            asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1084), "f"(s_60));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1089;
            asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_63));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1090;
            asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(s_64));
            f32 t1091;
            asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1087), "f"(t1088));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1092;
            asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1089), "f"(t1090));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1093;
            asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1091), "f"(t1092));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1094;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1094) : "f"(t1093));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1093), "f"(t1094));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1096;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1096) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t1096));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 t1099 = largest_2 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t1099));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1101 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1101));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t1103 = before_2 < t1019;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1104 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1105 = t1103 ? t1104 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t1105;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1106 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t3), "f"(t1106));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1108;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t1108;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1109 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t3), "f"(t1109));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1111;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t1111;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1112 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(t3), "f"(t1112));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1114;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t1114;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1115 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(t3), "f"(t1115));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1117;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t1117;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1118 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(t3), "f"(t1118));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1120;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t1120;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1121 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(t3), "f"(t1121));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1123;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t1123;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1124 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(t3), "f"(t1124));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1126;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t1126;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1127 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(t3), "f"(t1127));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1129;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t1129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1130 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(t3), "f"(t1130));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1132;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t1132;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1133 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(t3), "f"(t1133));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1135;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t1135;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1136 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(t3), "f"(t1136));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1138;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t1138;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1139 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(t3), "f"(t1139));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1141;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t1141;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1142 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(t3), "f"(t1142));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1144;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t1144;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1145 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(t3), "f"(t1145));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1147;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t1147;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1148 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(t3), "f"(t1148));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1150;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t1150;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1151 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(t3), "f"(t1151));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1153;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t1153;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1154 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1155 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1156 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1157 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1158 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1159 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1160 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1161 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1162 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(t3), "f"(t1162));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1164;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t1164;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1165 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(t3), "f"(t1165));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1167;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t1167;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1168 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(t3), "f"(t1168));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1170;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1170;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1171 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(t3), "f"(t1171));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1173;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1173;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1174 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(t3), "f"(t1174));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1176;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1176;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1177 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(t3), "f"(t1177));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1179;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1179;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1180 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(t3), "f"(t1180));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1182;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1182;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1183 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(t3), "f"(t1183));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1185;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1185;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1186 = t1154 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1187 = t1155 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1188 = t1156 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1189 = t1157 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1190 = t1158 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1191 = t1159 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1192 = t1160 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1193 = t1161 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1194 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(t3), "f"(t1194));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1196;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1196;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1197 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(t3), "f"(t1197));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1199;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1199;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1200 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(t3), "f"(t1200));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1202;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1202;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1203 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(t3), "f"(t1203));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1205;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1205;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1206 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(t3), "f"(t1206));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1208;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1208;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1209 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(t3), "f"(t1209));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1211;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1211;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1212 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(t3), "f"(t1212));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1214;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1214;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1215 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(t3), "f"(t1215));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1217;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1217;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1218 = t1186 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1219 = t1187 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1220 = t1188 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1221 = t1189 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1222 = t1190 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1223 = t1191 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1224 = t1192 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1225 = t1193 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1226 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(t3), "f"(t1226));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1228;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_33 = t1228;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1229 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(t3), "f"(t1229));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1231;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_34 = t1231;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1232 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_35), "f"(t3), "f"(t1232));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1234;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_35 = t1234;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1235 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_36), "f"(t3), "f"(t1235));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1237;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_36 = t1237;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1238 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_37), "f"(t3), "f"(t1238));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1240;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_37 = t1240;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1241 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_38), "f"(t3), "f"(t1241));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1243;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_38 = t1243;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1244 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(t3), "f"(t1244));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1246;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_39 = t1246;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1247 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(t3), "f"(t1247));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1249;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_40 = t1249;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1250 = t1218 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1251 = t1219 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1252 = t1220 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1253 = t1221 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1254 = t1222 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1255 = t1223 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1256 = t1224 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1257 = t1225 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1258 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_41), "f"(t3), "f"(t1258));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_41 = t1260;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1261 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_42), "f"(t3), "f"(t1261));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1263;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_42 = t1263;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1264 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_43), "f"(t3), "f"(t1264));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1266;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_43 = t1266;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1267 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_44), "f"(t3), "f"(t1267));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1269;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_44 = t1269;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1270 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_45), "f"(t3), "f"(t1270));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1272;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_45 = t1272;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1273 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_46), "f"(t3), "f"(t1273));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_46 = t1275;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1276 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(t3), "f"(t1276));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1278;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_47 = t1278;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1279 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(t3), "f"(t1279));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_48 = t1281;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1282 = t1250 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1283 = t1251 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1284 = t1252 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1285 = t1253 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1286 = t1254 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1287 = t1255 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1288 = t1256 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1289 = t1257 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1290 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_49), "f"(t3), "f"(t1290));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1292;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1292) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_49 = t1292;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1293 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_50), "f"(t3), "f"(t1293));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_50 = t1295;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1296 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_51), "f"(t3), "f"(t1296));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_51 = t1298;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1299 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_52), "f"(t3), "f"(t1299));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_52 = t1301;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1302 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_53), "f"(t3), "f"(t1302));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_53 = t1304;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1305 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_54), "f"(t3), "f"(t1305));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_54 = t1307;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1308 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_55), "f"(t3), "f"(t1308));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1310) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_55 = t1310;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1311 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_56), "f"(t3), "f"(t1311));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1313;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_56 = t1313;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1314 = t1282 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1315 = t1283 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1316 = t1284 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1317 = t1285 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1318 = t1286 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1319 = t1287 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1320 = t1288 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1321 = t1289 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1322 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_57), "f"(t3), "f"(t1322));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_57 = t1324;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1325 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_58), "f"(t3), "f"(t1325));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_58 = t1327;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1328 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_59), "f"(t3), "f"(t1328));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1330;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_59 = t1330;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1331 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_60), "f"(t3), "f"(t1331));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1333;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_60 = t1333;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1334 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_61), "f"(t3), "f"(t1334));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_61 = t1336;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1337 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_62), "f"(t3), "f"(t1337));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_62 = t1339;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1340 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t3), "f"(t1340));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_63 = t1342;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1343 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t3), "f"(t1343));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t1345;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_64 = t1345;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1346 = t1314 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1347 = t1315 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1348 = t1316 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1349 = t1317 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1350 = t1318 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1351 = t1319 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1352 = t1320 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1353 = t1321 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1354 = t1346 + t1347;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1355 = t1350 + t1351;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1354 + t1355;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1357 = t1348 + t1349;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1358 = t1352 + t1353;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1357 + t1358;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1360 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1360;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1361 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1361;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1373;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1374;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1362;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1363;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1364;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1365;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1366;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1367;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1368;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1369;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1370;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1371;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1384;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1385;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1386;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1387;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1388;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1389;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1393;
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
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1396 = t600 == 0u;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1396) {
                #pragma unroll 1
                for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1397 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1397) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1398 = passed_2 + i_2;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1399 = t1398 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1400 = t1399 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1401 = t13 + t1400;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t1398 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1403 = t1402 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1401), "r"(t1403) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1404 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1405 = t1404 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1406 = smem_1 + t1405;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1407 = t1398 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1407 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1409 = t11 + t1408;
                    const u32 t1410 = t1406 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = t1409 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t1410 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1413 = (u64)t1412;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1414 = t1413 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1415 = t1411 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1416 = (u64)t1415;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1417 = t1416 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1418 = t1410 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1419 = (u64)t1418;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1420 = t1419 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1421 = t1411 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = (u64)t1421;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1423 = t1422 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1424 = t1410 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = (u64)t1424;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1426 = t1425 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1427 = t1411 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = (u64)t1427;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1429 = t1428 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1430 = t1410 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = (u64)t1430;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1432 = t1431 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1433 = t1411 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1434 = (u64)t1433;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1435 = t1434 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1436 = t1410 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1437 = (u64)t1436;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1438 = t1437 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t1411 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1440 = (u64)t1439;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1441 = t1440 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1442 = t1410 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1443 = (u64)t1442;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1444 = t1443 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1445 = t1411 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1446 = (u64)t1445;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1447 = t1446 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1448 = t1410 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1449 = (u64)t1448;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1450 = t1449 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1451 = t1411 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1452 = (u64)t1451;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1453 = t1452 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1454 = t1410 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1455 = (u64)t1454;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1456 = t1455 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = t1411 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1458 = (u64)t1457;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1459 = t1458 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1414), "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = i_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1461 = passed_2 + t1460;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = t1461 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1462 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t1463 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t13 + t1464;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t1461 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1467 = t1466 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1465), "r"(t1467) : "memory");
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
                    const u32 t1468 = t1461 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1469 = t1468 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1470 = t12 + t1469;
                    const u32 t1471 = t1470 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1472 = t1471 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1473 = (u64)t1472;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1474 = t1473 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1475 = t1471 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1476 = (u64)t1475;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1477 = t1476 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1478 = t1471 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1479 = (u64)t1478;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1480 = t1479 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1481 = t1471 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1482 = (u64)t1481;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1483 = t1482 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1484 = t1471 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1485 = (u64)t1484;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1486 = t1485 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1487 = t1471 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1488 = (u64)t1487;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1489 = t1488 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1490 = t1471 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1491 = (u64)t1490;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1492 = t1491 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1493 = t1471 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1494 = (u64)t1493;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1495 = t1494 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1474), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1477), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1480), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1483), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1486), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1489), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1492), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1495) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1496 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1497 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1496 ? 0u : t1497;
                    const u32 t1499 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1499) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1500 = passed_2 + i_2;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1501 = t1500 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1502 = t1501 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1503 = t1502 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1504 = t13 + t1503;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1505 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1505) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1504) : "memory");
                    }
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1506;
                    asm("abs.f32 %0, %1;" : "=f"(t1506) : "f"(s));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1507;
                    asm("abs.f32 %0, %1;" : "=f"(t1507) : "f"(s_2));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1508;
                    asm("abs.f32 %0, %1;" : "=f"(t1508) : "f"(s_3));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1509;
                    asm("abs.f32 %0, %1;" : "=f"(t1509) : "f"(s_4));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1510;
                    asm("abs.f32 %0, %1;" : "=f"(t1510) : "f"(s_5));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1511;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1511) : "f"(t1506), "f"(t1510));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1512;
                    asm("abs.f32 %0, %1;" : "=f"(t1512) : "f"(s_6));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1513;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(t1507), "f"(t1512));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1514;
                    asm("abs.f32 %0, %1;" : "=f"(t1514) : "f"(s_7));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1515;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(t1508), "f"(t1514));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1516;
                    asm("abs.f32 %0, %1;" : "=f"(t1516) : "f"(s_8));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1517;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(t1509), "f"(t1516));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1518;
                    asm("abs.f32 %0, %1;" : "=f"(t1518) : "f"(s_9));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1519;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1511), "f"(t1518));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1520;
                    asm("abs.f32 %0, %1;" : "=f"(t1520) : "f"(s_10));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1521;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1513), "f"(t1520));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1522;
                    asm("abs.f32 %0, %1;" : "=f"(t1522) : "f"(s_11));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1523;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1515), "f"(t1522));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1524;
                    asm("abs.f32 %0, %1;" : "=f"(t1524) : "f"(s_12));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1525;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1517), "f"(t1524));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1526;
                    asm("abs.f32 %0, %1;" : "=f"(t1526) : "f"(s_13));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1527;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1527) : "f"(t1519), "f"(t1526));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1528;
                    asm("abs.f32 %0, %1;" : "=f"(t1528) : "f"(s_14));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1529;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1529) : "f"(t1521), "f"(t1528));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1530;
                    asm("abs.f32 %0, %1;" : "=f"(t1530) : "f"(s_15));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1531;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1531) : "f"(t1523), "f"(t1530));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1532;
                    asm("abs.f32 %0, %1;" : "=f"(t1532) : "f"(s_16));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1533;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1533) : "f"(t1525), "f"(t1532));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1534;
                    asm("abs.f32 %0, %1;" : "=f"(t1534) : "f"(s_17));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1535;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1535) : "f"(t1527), "f"(t1534));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1536;
                    asm("abs.f32 %0, %1;" : "=f"(t1536) : "f"(s_18));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1537;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1537) : "f"(t1529), "f"(t1536));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1538;
                    asm("abs.f32 %0, %1;" : "=f"(t1538) : "f"(s_19));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1539;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1539) : "f"(t1531), "f"(t1538));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1540;
                    asm("abs.f32 %0, %1;" : "=f"(t1540) : "f"(s_20));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1541;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1541) : "f"(t1533), "f"(t1540));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1542;
                    asm("abs.f32 %0, %1;" : "=f"(t1542) : "f"(s_21));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1543;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1543) : "f"(t1535), "f"(t1542));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1544;
                    asm("abs.f32 %0, %1;" : "=f"(t1544) : "f"(s_22));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1545;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1545) : "f"(t1537), "f"(t1544));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1546;
                    asm("abs.f32 %0, %1;" : "=f"(t1546) : "f"(s_23));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1547;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1547) : "f"(t1539), "f"(t1546));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1548;
                    asm("abs.f32 %0, %1;" : "=f"(t1548) : "f"(s_24));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1549;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1549) : "f"(t1541), "f"(t1548));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1550;
                    asm("abs.f32 %0, %1;" : "=f"(t1550) : "f"(s_25));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1551;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1551) : "f"(t1543), "f"(t1550));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1552;
                    asm("abs.f32 %0, %1;" : "=f"(t1552) : "f"(s_26));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1553;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1553) : "f"(t1545), "f"(t1552));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1554;
                    asm("abs.f32 %0, %1;" : "=f"(t1554) : "f"(s_27));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1555;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1555) : "f"(t1547), "f"(t1554));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1556;
                    asm("abs.f32 %0, %1;" : "=f"(t1556) : "f"(s_28));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1557;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1557) : "f"(t1549), "f"(t1556));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1558;
                    asm("abs.f32 %0, %1;" : "=f"(t1558) : "f"(s_29));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1559;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1559) : "f"(t1551), "f"(t1558));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1560;
                    asm("abs.f32 %0, %1;" : "=f"(t1560) : "f"(s_30));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1561;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1561) : "f"(t1553), "f"(t1560));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1562;
                    asm("abs.f32 %0, %1;" : "=f"(t1562) : "f"(s_31));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1563;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1563) : "f"(t1555), "f"(t1562));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1564;
                    asm("abs.f32 %0, %1;" : "=f"(t1564) : "f"(s_32));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1565;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1565) : "f"(t1557), "f"(t1564));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1566;
                    asm("abs.f32 %0, %1;" : "=f"(t1566) : "f"(s_33));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1567;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1567) : "f"(t1559), "f"(t1566));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1568;
                    asm("abs.f32 %0, %1;" : "=f"(t1568) : "f"(s_34));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1569;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1569) : "f"(t1561), "f"(t1568));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1570;
                    asm("abs.f32 %0, %1;" : "=f"(t1570) : "f"(s_35));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1571;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1571) : "f"(t1563), "f"(t1570));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1572;
                    asm("abs.f32 %0, %1;" : "=f"(t1572) : "f"(s_36));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1573;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1573) : "f"(t1565), "f"(t1572));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1574;
                    asm("abs.f32 %0, %1;" : "=f"(t1574) : "f"(s_37));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1575;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1575) : "f"(t1567), "f"(t1574));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1576;
                    asm("abs.f32 %0, %1;" : "=f"(t1576) : "f"(s_38));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1577;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1577) : "f"(t1569), "f"(t1576));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1578;
                    asm("abs.f32 %0, %1;" : "=f"(t1578) : "f"(s_39));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1579;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1579) : "f"(t1571), "f"(t1578));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1580;
                    asm("abs.f32 %0, %1;" : "=f"(t1580) : "f"(s_40));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1581;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1581) : "f"(t1573), "f"(t1580));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1582;
                    asm("abs.f32 %0, %1;" : "=f"(t1582) : "f"(s_41));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1583;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1583) : "f"(t1575), "f"(t1582));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1584;
                    asm("abs.f32 %0, %1;" : "=f"(t1584) : "f"(s_42));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1585;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1585) : "f"(t1577), "f"(t1584));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1586;
                    asm("abs.f32 %0, %1;" : "=f"(t1586) : "f"(s_43));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1587;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1587) : "f"(t1579), "f"(t1586));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1588;
                    asm("abs.f32 %0, %1;" : "=f"(t1588) : "f"(s_44));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1589;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1589) : "f"(t1581), "f"(t1588));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1590;
                    asm("abs.f32 %0, %1;" : "=f"(t1590) : "f"(s_45));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1591;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1591) : "f"(t1583), "f"(t1590));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1592;
                    asm("abs.f32 %0, %1;" : "=f"(t1592) : "f"(s_46));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1593;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1593) : "f"(t1585), "f"(t1592));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1594;
                    asm("abs.f32 %0, %1;" : "=f"(t1594) : "f"(s_47));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1595;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1595) : "f"(t1587), "f"(t1594));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1596;
                    asm("abs.f32 %0, %1;" : "=f"(t1596) : "f"(s_48));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1597;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1589), "f"(t1596));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1598;
                    asm("abs.f32 %0, %1;" : "=f"(t1598) : "f"(s_49));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1599;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(t1591), "f"(t1598));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1600;
                    asm("abs.f32 %0, %1;" : "=f"(t1600) : "f"(s_50));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1601;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1593), "f"(t1600));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1602;
                    asm("abs.f32 %0, %1;" : "=f"(t1602) : "f"(s_51));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1603;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1595), "f"(t1602));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1604;
                    asm("abs.f32 %0, %1;" : "=f"(t1604) : "f"(s_52));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1605;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1597), "f"(t1604));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1606;
                    asm("abs.f32 %0, %1;" : "=f"(t1606) : "f"(s_53));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1607;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1599), "f"(t1606));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1608;
                    asm("abs.f32 %0, %1;" : "=f"(t1608) : "f"(s_54));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1609;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1601), "f"(t1608));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1610;
                    asm("abs.f32 %0, %1;" : "=f"(t1610) : "f"(s_55));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1611;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1603), "f"(t1610));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1612;
                    asm("abs.f32 %0, %1;" : "=f"(t1612) : "f"(s_56));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1613;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1605), "f"(t1612));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1614;
                    asm("abs.f32 %0, %1;" : "=f"(t1614) : "f"(s_57));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1615;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1607), "f"(t1614));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1616;
                    asm("abs.f32 %0, %1;" : "=f"(t1616) : "f"(s_58));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1617;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1609), "f"(t1616));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1618;
                    asm("abs.f32 %0, %1;" : "=f"(t1618) : "f"(s_59));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1619;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1611), "f"(t1618));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1620;
                    asm("abs.f32 %0, %1;" : "=f"(t1620) : "f"(s_60));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1621;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1613), "f"(t1620));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1622;
                    asm("abs.f32 %0, %1;" : "=f"(t1622) : "f"(s_61));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1623;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1615), "f"(t1622));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1624;
                    asm("abs.f32 %0, %1;" : "=f"(t1624) : "f"(s_62));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1625;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1617), "f"(t1624));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1626;
                    asm("abs.f32 %0, %1;" : "=f"(t1626) : "f"(s_63));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1627;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1619), "f"(t1626));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1628;
                    asm("abs.f32 %0, %1;" : "=f"(t1628) : "f"(s_64));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1629;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1629) : "f"(t1621), "f"(t1628));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1630;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1623), "f"(t1625));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1631;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1627), "f"(t1629));
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    f32 t1632;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1630), "f"(t1631));
#line 68 "fa-kernels/src/attention/options/small.rs"
                    const bool is_small = t1632 < small;
                    const bool t1634 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
                    const bool t1635 = __any_sync(0xffffffffu, t1634);
#line 48 "fa-kernels/src/attention/options/functions/cap.rs"
                    if (t1635) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1636 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1637 = t1636 - i_2;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_key_3 = t1637 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1639 = t590 + t573;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t1639 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1641 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1642 = t1641 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1643 = first_key_3 + t1642;
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
                        const u32 t1648 = t1643 + 1u;
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
                        const u32 t1653 = t1643 + 8u;
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
                        const u32 t1658 = t1643 + 9u;
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
                        const u32 t1663 = t1643 + 16u;
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
                        const u32 t1668 = t1643 + 17u;
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
                        const u32 t1673 = t1643 + 24u;
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
                        const u32 t1678 = t1643 + 25u;
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
                        const u32 t1683 = t1643 + 32u;
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
                        const u32 t1688 = t1643 + 33u;
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
                        const u32 t1693 = t1643 + 40u;
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
                        const u32 t1698 = t1643 + 41u;
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
                        const u32 t1703 = t1643 + 48u;
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
                        const u32 t1708 = t1643 + 49u;
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
                        const u32 t1713 = t1643 + 56u;
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
                        const u32 t1718 = t1643 + 57u;
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
                        const u32 t1723 = t1643 + 64u;
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
                        const u32 t1728 = t1643 + 65u;
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
                        const u32 t1733 = t1643 + 72u;
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
                        const u32 t1738 = t1643 + 73u;
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
                        const u32 t1743 = t1643 + 80u;
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
                        const u32 t1748 = t1643 + 81u;
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
                        const u32 t1753 = t1643 + 88u;
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
                        const u32 t1758 = t1643 + 89u;
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
                        const u32 t1763 = t1643 + 96u;
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
                        const u32 t1768 = t1643 + 97u;
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
                        const u32 t1773 = t1643 + 104u;
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
                        const u32 t1778 = t1643 + 105u;
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
                        const u32 t1783 = t1643 + 112u;
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
                        const u32 t1788 = t1643 + 113u;
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
                        const u32 t1793 = t1643 + 120u;
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
                        const u32 t1798 = t1643 + 121u;
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
                        const f32 t1803 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t3), "f"(t1803));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1805;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1805) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1805;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1806 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t3), "f"(t1806));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1808;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1808) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1808;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1809 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(t3), "f"(t1809));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1811;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1811) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1811;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1812 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(t3), "f"(t1812));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1814;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1814) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1814;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1815 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(t3), "f"(t1815));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1817;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1817) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1817;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1818 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(t3), "f"(t1818));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1820;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1820;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1821 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(t3), "f"(t1821));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1823;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1823;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1824 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(t3), "f"(t1824));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1826;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1826) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1826;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1827 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(t3), "f"(t1827));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1829;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1829;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1830 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(t3), "f"(t1830));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1832;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1832;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1833 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(t3), "f"(t1833));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1835;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1835;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1836 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(t3), "f"(t1836));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1838;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1838;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1839 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(t3), "f"(t1839));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1841;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1841;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1842 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(t3), "f"(t1842));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1844;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1844;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1845 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(t3), "f"(t1845));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1847;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1847;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1848 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(t3), "f"(t1848));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1850;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1850;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1851 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1852 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1853 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1854 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1855 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1856 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1857 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1858 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1859 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(t3), "f"(t1859));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1861;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1861;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1862 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(t3), "f"(t1862));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1864;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1864;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1865 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(t3), "f"(t1865));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1867;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1867;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1868 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(t3), "f"(t1868));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1870;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1870;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1871 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(t3), "f"(t1871));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1873;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1873;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1874 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(t3), "f"(t1874));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1876;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1876;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1877 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(t3), "f"(t1877));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1879;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1879;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1880 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(t3), "f"(t1880));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1882;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1882;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1883 = t1851 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1884 = t1852 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1885 = t1853 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1886 = t1854 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1887 = t1855 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1888 = t1856 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1889 = t1857 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1890 = t1858 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1891 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(t3), "f"(t1891));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1893;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1893;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1894 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(t3), "f"(t1894));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1896;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1896;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1897 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(t3), "f"(t1897));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1899;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1899;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1900 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(t3), "f"(t1900));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1902;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1902) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1902;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1903 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(t3), "f"(t1903));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1905;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1905;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1906 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(t3), "f"(t1906));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1908;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1908;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1909 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(t3), "f"(t1909));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1911;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1911;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1912 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(t3), "f"(t1912));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1914;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1914) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1914;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1915 = t1883 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1916 = t1884 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1917 = t1885 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1918 = t1886 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1919 = t1887 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1920 = t1888 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1921 = t1889 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1922 = t1890 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1923 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(t3), "f"(t1923));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1925;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_97));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t1925;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1926 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(t3), "f"(t1926));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1928;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_98));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t1928;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1929 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_35), "f"(t3), "f"(t1929));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1931;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1931) : "f"(exponent_99));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t1931;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1932 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_36), "f"(t3), "f"(t1932));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1934;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_100));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t1934;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1935 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_37), "f"(t3), "f"(t1935));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1937;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_101));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t1937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1938 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_38), "f"(t3), "f"(t1938));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1940;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_102));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t1940;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1941 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_39), "f"(t3), "f"(t1941));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1943;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1943) : "f"(exponent_103));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t1943;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1944 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_40), "f"(t3), "f"(t1944));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1946;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1946) : "f"(exponent_104));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t1946;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1947 = t1915 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1948 = t1916 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1949 = t1917 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1950 = t1918 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1951 = t1919 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1952 = t1920 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1953 = t1921 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1954 = t1922 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1955 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_41), "f"(t3), "f"(t1955));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1957;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_105));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t1957;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1958 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_42), "f"(t3), "f"(t1958));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1960;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_106));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t1960;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1961 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_43), "f"(t3), "f"(t1961));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1963;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1963) : "f"(exponent_107));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t1963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1964 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_44), "f"(t3), "f"(t1964));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1966;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1966) : "f"(exponent_108));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t1966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1967 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_45), "f"(t3), "f"(t1967));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1969;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_109));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t1969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1970 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_46), "f"(t3), "f"(t1970));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1972;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_110));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t1972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1973 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_47), "f"(t3), "f"(t1973));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1975;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1975) : "f"(exponent_111));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t1975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1976 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_48), "f"(t3), "f"(t1976));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1978;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1978) : "f"(exponent_112));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t1978;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1979 = t1947 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1980 = t1948 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1981 = t1949 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1982 = t1950 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1983 = t1951 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1984 = t1952 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1985 = t1953 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1986 = t1954 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1987 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_49), "f"(t3), "f"(t1987));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1989;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_113));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t1989;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1990 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_50), "f"(t3), "f"(t1990));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1992;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_114));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t1992;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1993 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_51), "f"(t3), "f"(t1993));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1995;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(exponent_115));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t1995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1996 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_52), "f"(t3), "f"(t1996));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t1998;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(exponent_116));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t1998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1999 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_53), "f"(t3), "f"(t1999));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2001;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_117));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t2001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2002 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_54), "f"(t3), "f"(t2002));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2004;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_118));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2004;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2005 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_55), "f"(t3), "f"(t2005));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2007;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2007) : "f"(exponent_119));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2007;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2008 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_56), "f"(t3), "f"(t2008));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2010;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2010) : "f"(exponent_120));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2010;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2011 = t1979 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2012 = t1980 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2013 = t1981 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2014 = t1982 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2015 = t1983 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2016 = t1984 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2017 = t1985 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2018 = t1986 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2019 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_57), "f"(t3), "f"(t2019));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2021;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_121));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2021;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2022 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_58), "f"(t3), "f"(t2022));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2024;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_122));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2024;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2025 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_59), "f"(t3), "f"(t2025));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2027;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(exponent_123));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2028 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_60), "f"(t3), "f"(t2028));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2030;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2030) : "f"(exponent_124));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2031 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_61), "f"(t3), "f"(t2031));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2033;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_125));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2034 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_62), "f"(t3), "f"(t2034));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2036;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(exponent_126));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2036;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2037 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t3), "f"(t2037));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2039;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_127));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2039;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2040 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t3), "f"(t2040));
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2042;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(exponent_128));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2042;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2043 = t2011 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2044 = t2012 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2045 = t2013 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2046 = t2014 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2047 = t2015 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2048 = t2016 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2049 = t2017 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2050 = t2018 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2051 = t2043 + t2044;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2052 = t2047 + t2048;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t2051 + t2052;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2054 = t2045 + t2046;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2055 = t2049 + t2050;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t2054 + t2055;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2057 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2057;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2058 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2058;
                    } else {
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2059 = s * s;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(coefficient), "f"(t2059), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2061 = s * t2060;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s = t2061;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2062 = s_2 * s_2;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(coefficient), "f"(t2062), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2064 = s_2 * t2063;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_2 = t2064;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2065 = s_3 * s_3;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(coefficient), "f"(t2065), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2067 = s_3 * t2066;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_3 = t2067;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2068 = s_4 * s_4;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(coefficient), "f"(t2068), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2070 = s_4 * t2069;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_4 = t2070;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2071 = s_5 * s_5;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(coefficient), "f"(t2071), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2073 = s_5 * t2072;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_5 = t2073;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2074 = s_6 * s_6;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(coefficient), "f"(t2074), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2076 = s_6 * t2075;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_6 = t2076;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2077 = s_7 * s_7;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(coefficient), "f"(t2077), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2079 = s_7 * t2078;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_7 = t2079;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2080 = s_8 * s_8;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(coefficient), "f"(t2080), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2082 = s_8 * t2081;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_8 = t2082;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2083 = s_9 * s_9;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(coefficient), "f"(t2083), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2085 = s_9 * t2084;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_9 = t2085;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2086 = s_10 * s_10;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(coefficient), "f"(t2086), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2088 = s_10 * t2087;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_10 = t2088;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2089 = s_11 * s_11;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(coefficient), "f"(t2089), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2091 = s_11 * t2090;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_11 = t2091;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2092 = s_12 * s_12;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(coefficient), "f"(t2092), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2094 = s_12 * t2093;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_12 = t2094;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2095 = s_13 * s_13;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(coefficient), "f"(t2095), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2097 = s_13 * t2096;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_13 = t2097;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2098 = s_14 * s_14;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(coefficient), "f"(t2098), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2100 = s_14 * t2099;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_14 = t2100;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2101 = s_15 * s_15;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(coefficient), "f"(t2101), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2103 = s_15 * t2102;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_15 = t2103;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2104 = s_16 * s_16;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(coefficient), "f"(t2104), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2106 = s_16 * t2105;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_16 = t2106;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2107 = s_17 * s_17;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(coefficient), "f"(t2107), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2109 = s_17 * t2108;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_17 = t2109;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2110 = s_18 * s_18;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(coefficient), "f"(t2110), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2112 = s_18 * t2111;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_18 = t2112;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2113 = s_19 * s_19;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2114) : "f"(coefficient), "f"(t2113), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2115 = s_19 * t2114;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_19 = t2115;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2116 = s_20 * s_20;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2117) : "f"(coefficient), "f"(t2116), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2118 = s_20 * t2117;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_20 = t2118;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2119 = s_21 * s_21;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2120) : "f"(coefficient), "f"(t2119), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2121 = s_21 * t2120;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_21 = t2121;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2122 = s_22 * s_22;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2123) : "f"(coefficient), "f"(t2122), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2124 = s_22 * t2123;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_22 = t2124;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2125 = s_23 * s_23;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(coefficient), "f"(t2125), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2127 = s_23 * t2126;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_23 = t2127;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2128 = s_24 * s_24;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(coefficient), "f"(t2128), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2130 = s_24 * t2129;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_24 = t2130;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2131 = s_25 * s_25;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(coefficient), "f"(t2131), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2133 = s_25 * t2132;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_25 = t2133;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2134 = s_26 * s_26;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(coefficient), "f"(t2134), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2136 = s_26 * t2135;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_26 = t2136;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2137 = s_27 * s_27;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(coefficient), "f"(t2137), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2139 = s_27 * t2138;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_27 = t2139;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2140 = s_28 * s_28;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(coefficient), "f"(t2140), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2142 = s_28 * t2141;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_28 = t2142;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2143 = s_29 * s_29;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(coefficient), "f"(t2143), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2145 = s_29 * t2144;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_29 = t2145;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2146 = s_30 * s_30;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2147) : "f"(coefficient), "f"(t2146), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2148 = s_30 * t2147;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_30 = t2148;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2149 = s_31 * s_31;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(coefficient), "f"(t2149), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2151 = s_31 * t2150;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_31 = t2151;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2152 = s_32 * s_32;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(coefficient), "f"(t2152), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2154 = s_32 * t2153;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_32 = t2154;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2155 = s_33 * s_33;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(coefficient), "f"(t2155), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2157 = s_33 * t2156;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_33 = t2157;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2158 = s_34 * s_34;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(coefficient), "f"(t2158), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2160 = s_34 * t2159;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_34 = t2160;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2161 = s_35 * s_35;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2162) : "f"(coefficient), "f"(t2161), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2163 = s_35 * t2162;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_35 = t2163;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2164 = s_36 * s_36;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(coefficient), "f"(t2164), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2166 = s_36 * t2165;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_36 = t2166;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2167 = s_37 * s_37;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(coefficient), "f"(t2167), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2169 = s_37 * t2168;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_37 = t2169;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2170 = s_38 * s_38;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(coefficient), "f"(t2170), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2172 = s_38 * t2171;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_38 = t2172;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2173 = s_39 * s_39;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(coefficient), "f"(t2173), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2175 = s_39 * t2174;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_39 = t2175;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2176 = s_40 * s_40;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(coefficient), "f"(t2176), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2178 = s_40 * t2177;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_40 = t2178;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2179 = s_41 * s_41;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(coefficient), "f"(t2179), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2181 = s_41 * t2180;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_41 = t2181;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2182 = s_42 * s_42;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(coefficient), "f"(t2182), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2184 = s_42 * t2183;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_42 = t2184;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2185 = s_43 * s_43;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(coefficient), "f"(t2185), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2187 = s_43 * t2186;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_43 = t2187;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2188 = s_44 * s_44;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(coefficient), "f"(t2188), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2190 = s_44 * t2189;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_44 = t2190;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2191 = s_45 * s_45;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(coefficient), "f"(t2191), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2193 = s_45 * t2192;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_45 = t2193;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2194 = s_46 * s_46;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(coefficient), "f"(t2194), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2196 = s_46 * t2195;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_46 = t2196;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2197 = s_47 * s_47;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(coefficient), "f"(t2197), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2199 = s_47 * t2198;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_47 = t2199;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2200 = s_48 * s_48;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(coefficient), "f"(t2200), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2202 = s_48 * t2201;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_48 = t2202;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2203 = s_49 * s_49;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(coefficient), "f"(t2203), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2205 = s_49 * t2204;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_49 = t2205;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2206 = s_50 * s_50;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(coefficient), "f"(t2206), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2208 = s_50 * t2207;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_50 = t2208;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2209 = s_51 * s_51;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(coefficient), "f"(t2209), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2211 = s_51 * t2210;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_51 = t2211;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2212 = s_52 * s_52;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(coefficient), "f"(t2212), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2214 = s_52 * t2213;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_52 = t2214;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2215 = s_53 * s_53;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(coefficient), "f"(t2215), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2217 = s_53 * t2216;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_53 = t2217;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2218 = s_54 * s_54;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(coefficient), "f"(t2218), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2220 = s_54 * t2219;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_54 = t2220;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2221 = s_55 * s_55;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(coefficient), "f"(t2221), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2223 = s_55 * t2222;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_55 = t2223;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2224 = s_56 * s_56;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(coefficient), "f"(t2224), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2226 = s_56 * t2225;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_56 = t2226;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2227 = s_57 * s_57;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(coefficient), "f"(t2227), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2229 = s_57 * t2228;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_57 = t2229;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2230 = s_58 * s_58;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(coefficient), "f"(t2230), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2232 = s_58 * t2231;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_58 = t2232;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2233 = s_59 * s_59;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(coefficient), "f"(t2233), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2235 = s_59 * t2234;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_59 = t2235;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2236 = s_60 * s_60;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(coefficient), "f"(t2236), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2238 = s_60 * t2237;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_60 = t2238;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2239 = s_61 * s_61;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(coefficient), "f"(t2239), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2241 = s_61 * t2240;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_61 = t2241;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2242 = s_62 * s_62;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(coefficient), "f"(t2242), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2244 = s_62 * t2243;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_62 = t2244;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2245 = s_63 * s_63;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(coefficient), "f"(t2245), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2247 = s_63 * t2246;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_63 = t2247;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2248 = s_64 * s_64;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(coefficient), "f"(t2248), "f"(coefficient_2));
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        const f32 t2250 = s_64 * t2249;
#line 51 "fa-kernels/src/attention/options/functions/cap.rs"
                        s_64 = t2250;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2251 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_129 = s + t2251;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2253;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_129));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2253;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2254 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_130 = s_2 + t2254;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2256;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2256) : "f"(exponent_130));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2256;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2257 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_131 = s_3 + t2257;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2259;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2259) : "f"(exponent_131));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2259;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2260 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_132 = s_4 + t2260;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2262;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2262) : "f"(exponent_132));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2262;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2263 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_133 = s_5 + t2263;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2265;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_133));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2265;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2266 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_134 = s_6 + t2266;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2268;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2268) : "f"(exponent_134));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2268;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2269 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_135 = s_7 + t2269;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2271;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(exponent_135));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2271;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2272 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_136 = s_8 + t2272;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2274;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(exponent_136));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2274;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2275 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_137 = s_9 + t2275;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2277;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_137));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2277;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2278 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_138 = s_10 + t2278;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2280;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2280) : "f"(exponent_138));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2280;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2281 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_139 = s_11 + t2281;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2283;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(exponent_139));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2283;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2284 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_140 = s_12 + t2284;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2286;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(exponent_140));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2286;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2287 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_141 = s_13 + t2287;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2289;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(exponent_141));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2289;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2290 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_142 = s_14 + t2290;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2292;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2292) : "f"(exponent_142));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2292;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2293 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_143 = s_15 + t2293;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2295;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2295) : "f"(exponent_143));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2295;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2296 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_144 = s_16 + t2296;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2298;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(exponent_144));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2298;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2299 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2300 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2301 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2302 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2303 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2304 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2305 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2306 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2307 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_145 = s_17 + t2307;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2309;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(exponent_145));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2309;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2310 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_146 = s_18 + t2310;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2312;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2312) : "f"(exponent_146));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2312;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2313 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_147 = s_19 + t2313;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2315;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(exponent_147));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2315;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2316 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_148 = s_20 + t2316;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2318;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2318) : "f"(exponent_148));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2318;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2319 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_149 = s_21 + t2319;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2321;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(exponent_149));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2321;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2322 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_150 = s_22 + t2322;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2324;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(exponent_150));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2324;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2325 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_151 = s_23 + t2325;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2327;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_151));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2327;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2328 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_152 = s_24 + t2328;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2330;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(exponent_152));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2330;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2331 = t2299 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2332 = t2300 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2333 = t2301 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2334 = t2302 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2335 = t2303 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2336 = t2304 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2337 = t2305 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2338 = t2306 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2339 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_153 = s_25 + t2339;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2341;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_153));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2342 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_154 = s_26 + t2342;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2344;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_154));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2344;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2345 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_155 = s_27 + t2345;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2347;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(exponent_155));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2347;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2348 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_156 = s_28 + t2348;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2350;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2350) : "f"(exponent_156));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2350;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2351 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_157 = s_29 + t2351;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_157));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2353;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2354 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_158 = s_30 + t2354;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2356;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_158));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2356;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2357 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_159 = s_31 + t2357;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2359;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2359) : "f"(exponent_159));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2359;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2360 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_160 = s_32 + t2360;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2362;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2362) : "f"(exponent_160));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2362;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2363 = t2331 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2364 = t2332 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2365 = t2333 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2366 = t2334 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2367 = t2335 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2368 = t2336 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2369 = t2337 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2370 = t2338 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2371 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_161 = s_33 + t2371;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2373;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2373) : "f"(exponent_161));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t2373;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2374 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_162 = s_34 + t2374;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2376;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2376) : "f"(exponent_162));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t2376;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2377 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_163 = s_35 + t2377;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2379;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2379) : "f"(exponent_163));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t2379;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2380 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_164 = s_36 + t2380;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2382;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2382) : "f"(exponent_164));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t2382;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2383 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_165 = s_37 + t2383;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2385) : "f"(exponent_165));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t2385;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2386 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_166 = s_38 + t2386;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2388;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2388) : "f"(exponent_166));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t2388;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2389 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_167 = s_39 + t2389;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2391;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2391) : "f"(exponent_167));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t2391;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2392 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_168 = s_40 + t2392;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2394;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2394) : "f"(exponent_168));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t2394;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2395 = t2363 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2396 = t2364 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2397 = t2365 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2398 = t2366 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2399 = t2367 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2400 = t2368 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2401 = t2369 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2402 = t2370 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2403 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_169 = s_41 + t2403;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2405;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2405) : "f"(exponent_169));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t2405;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2406 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_170 = s_42 + t2406;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2408;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2408) : "f"(exponent_170));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t2408;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2409 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_171 = s_43 + t2409;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2411;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2411) : "f"(exponent_171));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t2411;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2412 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_172 = s_44 + t2412;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2414;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2414) : "f"(exponent_172));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t2414;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2415 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_173 = s_45 + t2415;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2417;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(exponent_173));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t2417;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2418 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_174 = s_46 + t2418;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2420;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2420) : "f"(exponent_174));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t2420;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2421 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_175 = s_47 + t2421;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2423;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2423) : "f"(exponent_175));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t2423;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2424 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_176 = s_48 + t2424;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2426;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(exponent_176));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t2426;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2427 = t2395 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2428 = t2396 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2429 = t2397 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2430 = t2398 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2431 = t2399 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2432 = t2400 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2433 = t2401 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2434 = t2402 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2435 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_177 = s_49 + t2435;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2437;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2437) : "f"(exponent_177));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_49 = t2437;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2438 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_178 = s_50 + t2438;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2440;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2440) : "f"(exponent_178));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_50 = t2440;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2441 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_179 = s_51 + t2441;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2443;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2443) : "f"(exponent_179));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_51 = t2443;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2444 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_180 = s_52 + t2444;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2446;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2446) : "f"(exponent_180));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_52 = t2446;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2447 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_181 = s_53 + t2447;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2449;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(exponent_181));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_53 = t2449;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2450 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_182 = s_54 + t2450;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2452;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2452) : "f"(exponent_182));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_54 = t2452;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2453 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_183 = s_55 + t2453;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2455;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2455) : "f"(exponent_183));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_55 = t2455;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2456 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_184 = s_56 + t2456;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2458;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2458) : "f"(exponent_184));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_56 = t2458;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2459 = t2427 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2460 = t2428 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2461 = t2429 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2462 = t2430 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2463 = t2431 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2464 = t2432 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2465 = t2433 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2466 = t2434 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2467 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_185 = s_57 + t2467;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2469;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2469) : "f"(exponent_185));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_57 = t2469;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2470 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_186 = s_58 + t2470;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2472;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2472) : "f"(exponent_186));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_58 = t2472;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2473 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_187 = s_59 + t2473;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2475;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_187));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_59 = t2475;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2476 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_188 = s_60 + t2476;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2478;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2478) : "f"(exponent_188));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_60 = t2478;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2479 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_189 = s_61 + t2479;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2481;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2481) : "f"(exponent_189));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_61 = t2481;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2482 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_190 = s_62 + t2482;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2484;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2484) : "f"(exponent_190));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_62 = t2484;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2485 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_191 = s_63 + t2485;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2487;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_191));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_63 = t2487;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2488 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 exponent_192 = s_64 + t2488;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        f32 t2490;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2490) : "f"(exponent_192));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_64 = t2490;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2491 = t2459 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2492 = t2460 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2493 = t2461 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2494 = t2462 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2495 = t2463 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2496 = t2464 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2497 = t2465 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2498 = t2466 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2499 = t2491 + t2492;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2500 = t2495 + t2496;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2499 + t2500;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2502 = t2493 + t2494;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2503 = t2497 + t2498;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2502 + t2503;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2505 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2505;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2506 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2506;
                    }
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2507 = i_2 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2508 = passed_2 + t2507;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2509 = t2508 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2510 = t2509 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2511 = t2510 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2512 = t13 + t2511;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2513 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2513) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2512) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2514;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2515;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2516;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2517;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2518;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2519;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2520;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2521;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2522;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2523;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2524;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2525;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2526;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2527;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2528;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2529;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(s_31), "f"(s_32));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(s_33), "f"(s_34));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2531;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(s_35), "f"(s_36));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2532;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(s_37), "f"(s_38));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2533;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(s_39), "f"(s_40));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2534;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(s_41), "f"(s_42));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(s_43), "f"(s_44));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2536;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(s_45), "f"(s_46));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2537;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(s_47), "f"(s_48));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(s_49), "f"(s_50));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2539;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(s_51), "f"(s_52));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2540;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(s_53), "f"(s_54));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s_55), "f"(s_56));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2542;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(s_57), "f"(s_58));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2543;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(s_59), "f"(s_60));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2544;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2544) : "f"(s_61), "f"(s_62));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2545;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2514;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2545;
                }
            } else {
#line 294 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2546 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2546) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2547 = passed_2 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2548 = t2547 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2549 = t2548 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2550 = t13 + t2549;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2551 = t2547 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2552 = t2551 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2550), "r"(t2552) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t2553 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2554 = t2553 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t2555 = smem_1 + t2554;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2556 = t2547 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2557 = t2556 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2558 = t11 + t2557;
                    const u32 t2559 = t2555 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2560 = t2558 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2561 = t2559 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2562 = (u64)t2561;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2563 = t2562 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2564 = t2560 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2565 = (u64)t2564;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2566 = t2565 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2567 = t2559 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2568 = (u64)t2567;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2569 = t2568 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2570 = t2560 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2571 = (u64)t2570;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2572 = t2571 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2573 = t2559 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2574 = (u64)t2573;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2575 = t2574 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2576 = t2560 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2577 = (u64)t2576;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2578 = t2577 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2579 = t2559 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2580 = (u64)t2579;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2581 = t2580 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2582 = t2560 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2583 = (u64)t2582;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2584 = t2583 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2585 = t2559 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2586 = (u64)t2585;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2587 = t2586 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2588 = t2560 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2589 = (u64)t2588;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2590 = t2589 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2591 = t2559 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2592 = (u64)t2591;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2593 = t2592 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2594 = t2560 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2595 = (u64)t2594;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2596 = t2595 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2597 = t2559 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2598 = (u64)t2597;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2599 = t2598 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2600 = t2560 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2601 = (u64)t2600;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2602 = t2601 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2603 = t2559 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2604 = (u64)t2603;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2605 = t2604 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2606 = t2560 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2607 = (u64)t2606;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2608 = t2607 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2563), "l"(t2566), "l"(t2569), "l"(t2572), "l"(t2575), "l"(t2578), "l"(t2581), "l"(t2584), "l"(t2587), "l"(t2590), "l"(t2593), "l"(t2596), "l"(t2599), "l"(t2602), "l"(t2605), "l"(t2608) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2609 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2610 = passed_2 + t2609;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2611 = t2610 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2612 = t2611 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2613 = t2612 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2614 = t13 + t2613;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2615 = t2610 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2616 = t2615 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2614), "r"(t2616) : "memory");
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
                    const u32 t2617 = t2610 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2618 = t2617 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2619 = t12 + t2618;
                    const u32 t2620 = t2619 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2621 = t2620 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2622 = (u64)t2621;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2623 = t2622 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2624 = t2620 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2625 = (u64)t2624;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2626 = t2625 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2627 = t2620 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2628 = (u64)t2627;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2629 = t2628 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2630 = t2620 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2631 = (u64)t2630;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2632 = t2631 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2633 = t2620 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2634 = (u64)t2633;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2635 = t2634 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2636 = t2620 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2637 = (u64)t2636;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2638 = t2637 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2639 = t2620 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2640 = (u64)t2639;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2641 = t2640 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2642 = t2620 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2643 = (u64)t2642;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t2644 = t2643 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2623), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2626), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2629), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2632), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2635), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2638), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2641), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2644) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2645 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2646 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t2645 ? 0u : t2646;
                    const u32 t2648 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2648) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2649 = passed_2 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2650 = t2649 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2651 = t2650 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2652 = t2651 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2653 = t13 + t2652;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2654 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2654) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2653) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2655 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2656 = t2655 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_4 = t2656 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2658 = t590 + t573;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_4 = t2658 + t572;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2660 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2661 = t2660 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2662 = first_key_4 + t2661;
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
                    const u32 t2667 = t2662 + 1u;
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
                    const u32 t2672 = t2662 + 8u;
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
                    const u32 t2677 = t2662 + 9u;
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
                    const u32 t2682 = t2662 + 16u;
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
                    const u32 t2687 = t2662 + 17u;
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
                    const u32 t2692 = t2662 + 24u;
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
                    const u32 t2697 = t2662 + 25u;
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
                    const u32 t2702 = t2662 + 32u;
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
                    const u32 t2707 = t2662 + 33u;
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
                    const u32 t2712 = t2662 + 40u;
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
                    const u32 t2717 = t2662 + 41u;
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
                    const u32 t2722 = t2662 + 48u;
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
                    const u32 t2727 = t2662 + 49u;
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
                    const u32 t2732 = t2662 + 56u;
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
                    const u32 t2737 = t2662 + 57u;
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
                    const u32 t2742 = t2662 + 64u;
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
                    const u32 t2747 = t2662 + 65u;
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
                    const u32 t2752 = t2662 + 72u;
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
                    const u32 t2757 = t2662 + 73u;
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
                    const u32 t2762 = t2662 + 80u;
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
                    const u32 t2767 = t2662 + 81u;
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
                    const u32 t2772 = t2662 + 88u;
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
                    const u32 t2777 = t2662 + 89u;
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
                    const u32 t2782 = t2662 + 96u;
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
                    const u32 t2787 = t2662 + 97u;
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
                    const u32 t2792 = t2662 + 104u;
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
                    const u32 t2797 = t2662 + 105u;
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
                    const u32 t2802 = t2662 + 112u;
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
                    const u32 t2807 = t2662 + 113u;
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
                    const u32 t2812 = t2662 + 120u;
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
                    const u32 t2817 = t2662 + 121u;
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
                    const bool t2822 = t600 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2823 = t2822 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2824), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2825), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2826), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2827), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2828), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2829), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2830), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2831), "f"(s_30));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2832), "f"(s_33));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_34));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(s_37));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2835), "f"(s_38));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2836), "f"(s_41));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2837), "f"(s_42));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2842) : "f"(t2838), "f"(s_45));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2839), "f"(s_46));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2844;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2844) : "f"(t2840), "f"(s_49));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2845;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2841), "f"(s_50));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2846;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2846) : "f"(t2842), "f"(s_53));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2847;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2843), "f"(s_54));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2848;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2844), "f"(s_57));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2849;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2849) : "f"(t2845), "f"(s_58));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2850;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2850) : "f"(t2846), "f"(s_61));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2851;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2851) : "f"(t2847), "f"(s_62));
                    f32 t2852;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2852) : "f"(t2848), "f"(t2849));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2853;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2853) : "f"(t2850), "f"(t2851));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2854;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2854) : "f"(t2852), "f"(t2853));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2855;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2855) : "f"(t2854));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2854), "f"(t2855));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2857;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2857) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t2857));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 t2860 = largest_3 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t2860));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2862 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2862));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t2864 = before_3 < t2823;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2865 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2866 = t2864 ? t2865 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t2866;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2867;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2867) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2868;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2868) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2869;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2869) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2870;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2870) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2871;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2871) : "f"(t2867), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2872;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2872) : "f"(t2868), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2873;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2873) : "f"(t2869), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2874;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2874) : "f"(t2870), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2875;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2871), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2876;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2872), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2877;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2873), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2878;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(t2874), "f"(s_32));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2879;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(t2875), "f"(s_35));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2880;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(t2876), "f"(s_36));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2881;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2877), "f"(s_39));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2882;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2878), "f"(s_40));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2883;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2879), "f"(s_43));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2884;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2880), "f"(s_44));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2885;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2881), "f"(s_47));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2886;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2882), "f"(s_48));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2887;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2883), "f"(s_51));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2888;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_52));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2889;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(s_55));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2890;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2886), "f"(s_56));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2891;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2887), "f"(s_59));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2892;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2892) : "f"(t2888), "f"(s_60));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2893;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2893) : "f"(t2889), "f"(s_63));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2894;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2894) : "f"(t2890), "f"(s_64));
                    f32 t2895;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2895) : "f"(t2891), "f"(t2892));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2896;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2896) : "f"(t2893), "f"(t2894));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t2897;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2897) : "f"(t2895), "f"(t2896));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2898;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2898) : "f"(t2897));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2897), "f"(t2898));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2900;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2900) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t2900));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 t2903 = largest_4 * t3;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t2903));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2905 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2905));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t2907 = before_4 < t2823;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2908 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t2909 = t2907 ? t2908 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t2909;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2910 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(t3), "f"(t2910));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2912;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2912) : "f"(exponent_193));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t2912;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2913 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(t3), "f"(t2913));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2915;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2915) : "f"(exponent_194));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t2915;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2916 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_3), "f"(t3), "f"(t2916));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2918;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2918) : "f"(exponent_195));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t2918;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2919 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_4), "f"(t3), "f"(t2919));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2921;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2921) : "f"(exponent_196));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t2921;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2922 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_5), "f"(t3), "f"(t2922));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2924;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2924) : "f"(exponent_197));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t2924;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2925 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_6), "f"(t3), "f"(t2925));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2927;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2927) : "f"(exponent_198));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t2927;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2928 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_7), "f"(t3), "f"(t2928));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2930;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2930) : "f"(exponent_199));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t2930;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2931 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_8), "f"(t3), "f"(t2931));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2933;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2933) : "f"(exponent_200));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t2933;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2934 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_9), "f"(t3), "f"(t2934));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2936;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2936) : "f"(exponent_201));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t2936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2937 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_10), "f"(t3), "f"(t2937));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2939;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2939) : "f"(exponent_202));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t2939;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2940 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_11), "f"(t3), "f"(t2940));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2942;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2942) : "f"(exponent_203));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t2942;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2943 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_12), "f"(t3), "f"(t2943));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2945;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2945) : "f"(exponent_204));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t2945;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2946 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_13), "f"(t3), "f"(t2946));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2948;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2948) : "f"(exponent_205));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t2948;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2949 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_14), "f"(t3), "f"(t2949));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(exponent_206));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t2951;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2952 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_15), "f"(t3), "f"(t2952));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2954;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2954) : "f"(exponent_207));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t2954;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2955 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_16), "f"(t3), "f"(t2955));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2957;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2957) : "f"(exponent_208));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t2957;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2958 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2959 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2960 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2961 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2962 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2963 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2964 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2965 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2966 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_17), "f"(t3), "f"(t2966));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2968;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2968) : "f"(exponent_209));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t2968;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2969 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_18), "f"(t3), "f"(t2969));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2971;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2971) : "f"(exponent_210));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t2971;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2972 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_19), "f"(t3), "f"(t2972));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2974;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2974) : "f"(exponent_211));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t2974;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2975 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_20), "f"(t3), "f"(t2975));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2977;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(exponent_212));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t2977;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2978 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_21), "f"(t3), "f"(t2978));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2980;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2980) : "f"(exponent_213));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t2980;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2981 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_22), "f"(t3), "f"(t2981));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2983) : "f"(exponent_214));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t2983;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2984 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_23), "f"(t3), "f"(t2984));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2986;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2986) : "f"(exponent_215));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t2986;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2987 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_24), "f"(t3), "f"(t2987));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t2989;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2989) : "f"(exponent_216));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t2989;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2990 = t2958 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2991 = t2959 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2992 = t2960 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2993 = t2961 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2994 = t2962 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2995 = t2963 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2996 = t2964 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2997 = t2965 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2998 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_25), "f"(t3), "f"(t2998));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3000;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3000) : "f"(exponent_217));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t3000;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3001 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_26), "f"(t3), "f"(t3001));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3003;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3003) : "f"(exponent_218));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t3003;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3004 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_27), "f"(t3), "f"(t3004));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3006;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3006) : "f"(exponent_219));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t3006;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3007 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_28), "f"(t3), "f"(t3007));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3009;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(exponent_220));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t3009;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3010 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_29), "f"(t3), "f"(t3010));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3012;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3012) : "f"(exponent_221));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t3012;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3013 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_30), "f"(t3), "f"(t3013));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3015;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3015) : "f"(exponent_222));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t3015;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3016 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_31), "f"(t3), "f"(t3016));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3018;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3018) : "f"(exponent_223));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t3018;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3019 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_32), "f"(t3), "f"(t3019));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3021;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3021) : "f"(exponent_224));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t3021;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3022 = t2990 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3023 = t2991 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3024 = t2992 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3025 = t2993 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3026 = t2994 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3027 = t2995 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3028 = t2996 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3029 = t2997 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3030 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_33), "f"(t3), "f"(t3030));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3032;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3032) : "f"(exponent_225));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_33 = t3032;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3033 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_34), "f"(t3), "f"(t3033));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3035;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3035) : "f"(exponent_226));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_34 = t3035;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3036 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_35), "f"(t3), "f"(t3036));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3038;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3038) : "f"(exponent_227));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_35 = t3038;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3039 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_36), "f"(t3), "f"(t3039));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3041;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3041) : "f"(exponent_228));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_36 = t3041;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3042 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_37), "f"(t3), "f"(t3042));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3044;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3044) : "f"(exponent_229));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_37 = t3044;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3045 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_38), "f"(t3), "f"(t3045));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3047;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(exponent_230));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_38 = t3047;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3048 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_39), "f"(t3), "f"(t3048));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3050;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3050) : "f"(exponent_231));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_39 = t3050;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3051 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_40), "f"(t3), "f"(t3051));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3053;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3053) : "f"(exponent_232));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_40 = t3053;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3054 = t3022 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3055 = t3023 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3056 = t3024 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3057 = t3025 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3058 = t3026 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3059 = t3027 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3060 = t3028 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3061 = t3029 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3062 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_41), "f"(t3), "f"(t3062));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3064;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3064) : "f"(exponent_233));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_41 = t3064;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3065 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_42), "f"(t3), "f"(t3065));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3067;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3067) : "f"(exponent_234));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_42 = t3067;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3068 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_43), "f"(t3), "f"(t3068));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3070;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3070) : "f"(exponent_235));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_43 = t3070;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3071 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_44), "f"(t3), "f"(t3071));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3073) : "f"(exponent_236));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_44 = t3073;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3074 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_45), "f"(t3), "f"(t3074));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3076;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3076) : "f"(exponent_237));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_45 = t3076;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3077 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_46), "f"(t3), "f"(t3077));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3079;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3079) : "f"(exponent_238));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_46 = t3079;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3080 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_47), "f"(t3), "f"(t3080));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3082;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3082) : "f"(exponent_239));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_47 = t3082;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3083 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_48), "f"(t3), "f"(t3083));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3085) : "f"(exponent_240));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_48 = t3085;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3086 = t3054 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3087 = t3055 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3088 = t3056 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3089 = t3057 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3090 = t3058 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3091 = t3059 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3092 = t3060 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3093 = t3061 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3094 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_241;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_49), "f"(t3), "f"(t3094));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3096) : "f"(exponent_241));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_49 = t3096;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3097 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_50), "f"(t3), "f"(t3097));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3099) : "f"(exponent_242));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_50 = t3099;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3100 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_51), "f"(t3), "f"(t3100));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3102;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3102) : "f"(exponent_243));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_51 = t3102;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3103 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_52), "f"(t3), "f"(t3103));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3105) : "f"(exponent_244));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_52 = t3105;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3106 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_53), "f"(t3), "f"(t3106));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3108;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3108) : "f"(exponent_245));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_53 = t3108;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3109 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_54), "f"(t3), "f"(t3109));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3111;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3111) : "f"(exponent_246));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_54 = t3111;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3112 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_55), "f"(t3), "f"(t3112));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3114;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3114) : "f"(exponent_247));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_55 = t3114;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3115 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_56), "f"(t3), "f"(t3115));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3117) : "f"(exponent_248));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_56 = t3117;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3118 = t3086 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3119 = t3087 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3120 = t3088 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3121 = t3089 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3122 = t3090 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3123 = t3091 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3124 = t3092 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3125 = t3093 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3126 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_57), "f"(t3), "f"(t3126));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3128;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3128) : "f"(exponent_249));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_57 = t3128;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3129 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_58), "f"(t3), "f"(t3129));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3131;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3131) : "f"(exponent_250));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_58 = t3131;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3132 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_59), "f"(t3), "f"(t3132));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3134;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3134) : "f"(exponent_251));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_59 = t3134;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3135 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_60), "f"(t3), "f"(t3135));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3137;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3137) : "f"(exponent_252));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_60 = t3137;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3138 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_61), "f"(t3), "f"(t3138));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3140;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3140) : "f"(exponent_253));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_61 = t3140;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3141 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_62), "f"(t3), "f"(t3141));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3143;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3143) : "f"(exponent_254));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_62 = t3143;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3144 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(t3), "f"(t3144));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3146;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3146) : "f"(exponent_255));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_63 = t3146;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3147 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(t3), "f"(t3147));
#line 236 "fa-kernels/src/attention/softmax.rs"
                    f32 t3149;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3149) : "f"(exponent_256));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_64 = t3149;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3150 = t3118 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3151 = t3119 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3152 = t3120 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3153 = t3121 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3154 = t3122 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3155 = t3123 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3156 = t3124 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3157 = t3125 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3158 = t3150 + t3151;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3159 = t3154 + t3155;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_7 = t3158 + t3159;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3161 = t3152 + t3153;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3162 = t3156 + t3157;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_8 = t3161 + t3162;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3164 = row_sum + sums_7;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t3164;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t3165 = row_sum_2 + sums_8;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t3165;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t3166 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3167 = passed_2 + t3166;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3168 = t3167 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3169 = t3168 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3170 = t3169 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t3171 = t13 + t3170;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t3172 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t3172) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3171) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3173 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3174 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3175 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3176 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3177 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3178 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3179 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3180 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3181 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3182 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3183 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3184 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3185 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3186 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3187 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3188 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3189 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3190 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3191 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3192 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3193 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3194 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3195 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3196 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3197 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3198 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3199 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3200 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3201 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3202 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3203 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3204 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3205 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3206 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3207 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3208 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3209 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3210 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3211 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3212 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3213 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3214 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3215 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3216 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3217 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3218 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3219 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3220 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3221 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3222 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3223 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3224 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3225 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3226 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3227 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3228 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3229 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3230 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3231 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3232 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3233 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3234 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3235 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3236 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3236;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3237;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3237) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3238;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3238) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3239;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3239) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3240;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3241;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3241) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3242;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3242) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3243;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3243) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3244;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3244) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3245;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3246;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3247;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3247) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3248;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3248) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3249;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3250;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3251;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3252;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3252) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3253;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3254;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3255;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3255) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3256;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3256) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3257;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3257) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3258;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3258) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3259;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3259) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3260;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3260) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3261;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3261) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3262;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3262) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3263;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3263) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3264;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3264) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3265;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3265) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3266;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3266) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3267;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3267) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t3268;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3268) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t3237;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t3238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t3239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t3240;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t3241;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t3242;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t3243;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t3244;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t3245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t3246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t3247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t3248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t3249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t3250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t3251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t3252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t3253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t3254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t3255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t3256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t3257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t3258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t3259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t3260;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t3261;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t3262;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t3263;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t3264;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t3265;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t3266;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t3267;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t3268;
                }
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3269 = end_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3270 = passed_2 + t3269;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3271 = t3270 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3272 = t3271 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3273 = t3272 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3274 = t13 + t3273;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3275 = t3270 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3276 = t3275 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3274), "r"(t3276) : "memory");
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
            const u32 t3277 = t3270 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3278 = t3277 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3279 = t12 + t3278;
            const u32 t3280 = t3279 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3281 = t3280 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3282 = (u64)t3281;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3283 = t3282 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3284 = t3280 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3285 = (u64)t3284;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3286 = t3285 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3287 = t3280 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3288 = (u64)t3287;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3289 = t3288 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3290 = t3280 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3291 = (u64)t3290;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3292 = t3291 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3293 = t3280 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3294 = (u64)t3293;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3295 = t3294 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3296 = t3280 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3297 = (u64)t3296;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3298 = t3297 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3299 = t3280 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3300 = (u64)t3299;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3301 = t3300 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3302 = t3280 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3303 = (u64)t3302;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3304 = t3303 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3283), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3286), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3289), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3292), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3295), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3298), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3301), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3304) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3305 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3306 = passed_2 + t3305;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3307 = t3306 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3308 = t3307 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3309 = t3308 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3310 = t13 + t3309;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3311 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3311) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3310) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3313 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3314 = t572 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t3313 + t3314;
            const bool first_2 = t600 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum < 1099511600000.0f;
            const bool doubts = !is_small_2;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_3 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_3;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t3321 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t3321);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3323 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3324 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3325 = t3323 & t3324;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3325) {
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3326 = t84 + 88u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3327 = count & 1u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3328 = t3327 * 80u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3329 = t3326 + t3328;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3330 = warp_2 << 2u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t3331 = t3329 + t3330;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3331), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3332 = t600 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3333 = t3332 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t3333 != 0u;
            const bool t3335 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3336 = first_2 & t3335;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3337 = t3336 | own;
#line 244 "fa-kernels/src/attention/softmax.rs"
            f32 t3338;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3338) : "f"(row_sum));
#line 244 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t3338;
            f32 t3340;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3340) : "f"(pair_5));
#line 245 "fa-kernels/src/attention/softmax.rs"
            const f32 t3341 = pair_5 + t3340;
#line 245 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3341;
#line 244 "fa-kernels/src/attention/softmax.rs"
            f32 t3342;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3342) : "f"(row_sum_2));
#line 244 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t3342;
            f32 t3344;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3344) : "f"(pair_6));
#line 245 "fa-kernels/src/attention/softmax.rs"
            const f32 t3345 = pair_6 + t3344;
#line 245 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3345;
#line 329 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3346 = sum == 0.0f;
#line 330 "fa-kernels/src/attention/softmax.rs"
            f32 t3347;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3347) : "f"(sum));
#line 330 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3346 ? 0.0f : t3347;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3349 = acc * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc = t3349;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3350 = acc_2 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3350;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3351 = acc_5 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3351;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3352 = acc_6 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3352;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3353 = acc_9 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3353;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3354 = acc_10 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3354;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3355 = acc_13 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3355;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3356 = acc_14 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3356;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3357 = acc_17 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3357;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3358 = acc_18 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3358;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3359 = acc_21 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3359;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3360 = acc_22 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3360;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3361 = acc_25 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3361;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3362 = acc_26 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3362;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3363 = acc_29 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3363;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3364 = acc_30 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3364;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3365 = acc_33 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3365;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3366 = acc_34 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3366;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3367 = acc_37 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3367;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3368 = acc_38 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3368;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3369 = acc_41 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3369;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3370 = acc_42 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3370;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3371 = acc_45 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3371;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3372 = acc_46 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3372;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3373 = acc_49 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3373;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3374 = acc_50 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3374;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3375 = acc_53 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3375;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3376 = acc_54 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3376;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3377 = acc_57 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3377;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3378 = acc_58 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3378;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3379 = acc_61 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3379;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3380 = acc_62 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3380;
#line 329 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3381 = sum_2 == 0.0f;
#line 330 "fa-kernels/src/attention/softmax.rs"
            f32 t3382;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3382) : "f"(sum_2));
#line 330 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3381 ? 0.0f : t3382;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3384 = acc_3 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3384;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3385 = acc_4 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3385;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3386 = acc_7 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3386;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3387 = acc_8 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3387;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3388 = acc_11 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3388;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3389 = acc_12 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3389;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3390 = acc_15 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3390;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3391 = acc_16 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3391;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3392 = acc_19 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3392;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3393 = acc_20 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3393;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3394 = acc_23 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3394;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3395 = acc_24 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3395;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3396 = acc_27 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3396;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3397 = acc_28 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3397;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3398 = acc_31 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3398;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3399 = acc_32 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3399;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3400 = acc_35 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3400;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3401 = acc_36 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3401;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3402 = acc_39 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3402;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3403 = acc_40 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3403;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3404 = acc_43 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3404;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3405 = acc_44 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3405;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3406 = acc_47 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3406;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3407 = acc_48 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3407;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3408 = acc_51 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3408;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3409 = acc_52 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3409;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3410 = acc_55 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3410;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3411 = acc_56 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3411;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3412 = acc_59 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3412;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3413 = acc_60 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3413;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3414 = acc_63 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3414;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t3415 = acc_64 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3415;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t3416 = index_3 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3416) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3417 = t629 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3418 = t3417 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t3419 = smem_1 + t3418;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3420 = t3419 + 8192u;
            u32 t3421;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3421) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3422;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3422) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3423;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3423) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3424;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3424) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3425;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3425) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3426;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3426) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3427;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3427) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3428;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3428) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3429;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3429) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3430;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3430) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3431;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3431) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3432;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3432) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3433;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3433) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3434;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3436;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3437;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3439;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3440;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3441;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3442;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3443;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3444;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3445;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3446;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3447;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3448;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3449;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3449) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3450;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3451;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3452;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3453 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3454 = t572 + t3453;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3455 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3456 = t3454 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3457 = t3455 ^ t3456;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3458 = t3454 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3459 = t3457 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3460 = t3458 + t3459;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3461 = t3419 + t3460;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3461), "r"(t3421), "r"(t3422), "r"(t3423), "r"(t3424) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3462 = t3460 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3463 = t3419 + t3462;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3463), "r"(t3425), "r"(t3426), "r"(t3427), "r"(t3428) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3464 = t3460 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3465 = t3419 + t3464;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3465), "r"(t3429), "r"(t3430), "r"(t3431), "r"(t3432) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3466 = t3460 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3467 = t3419 + t3466;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3467), "r"(t3433), "r"(t3434), "r"(t3435), "r"(t3436) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3468 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3469 = t572 + t3468;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3470 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3471 = t3469 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3472 = t3470 ^ t3471;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3473 = t3469 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3474 = t3472 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3475 = t3473 + t3474;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3476 = t3420 + t3475;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3476), "r"(t3437), "r"(t3438), "r"(t3439), "r"(t3440) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3477 = t3475 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3478 = t3420 + t3477;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3478), "r"(t3441), "r"(t3442), "r"(t3443), "r"(t3444) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3479 = t3475 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3480 = t3420 + t3479;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3480), "r"(t3445), "r"(t3446), "r"(t3447), "r"(t3448) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3481 = t3475 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3482 = t3420 + t3481;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3482), "r"(t3449), "r"(t3450), "r"(t3451), "r"(t3452) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3483 = t590 + t573;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3483 + t572;
            const bool t3485 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3485) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t3337) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3486 = t572 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3487 = t3419 + t3486;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3487), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t593) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3488 = t3419 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3489 = t572 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3490 = t3488 + t3489;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3490), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t593) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t3491 = t629 & 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3492 = t3491 + 12u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3493 = t3492 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3494 = t13 + t3493;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3494) : "memory");
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3337) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3495 = (u64)t593;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3496 = t3495 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3497 = t3496 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3498 = lse + t3497;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3499 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3500 = t3499 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3501 = t3500 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3502 = t3498 + t3501;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3503 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3504 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3505 = t3504 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3505) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3506 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3506;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3509 = (u64)row * t3503;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3510 = t3509 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3511 = t3502 + t3510;
#line 306 "fa-kernels/src/attention/softmax.rs"
                        f32 t3512;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3512) : "f"(row_sum));
#line 306 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3513 = reference + t3512;
#line 306 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3513 * 0.6931472f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                        const bool t3515 = row_sum == 0.0f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3516 = t3515 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3511), "f"(t3516) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3517 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3518 = first_row + t3517;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3518 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3521 = (u64)row_2 * t3503;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3522 = t3521 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3523 = t3502 + t3522;
#line 306 "fa-kernels/src/attention/softmax.rs"
                        f32 t3524;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3524) : "f"(row_sum_2));
#line 306 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3525 = reference_2 + t3524;
#line 306 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3525 * 0.6931472f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                        const bool t3527 = row_sum_2 == 0.0f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3528 = t3527 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3523), "f"(t3528) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t3529;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3529) : );
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t3530 = t3529 == 1u;
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t3530) {
                const u32 t3531 = t84 + 16u;
#line 224 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3531) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3532 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3532;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3533 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t3533) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3535 = t84 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3536 = slot_20 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3537 = t3535 + t3536;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3538;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3538) : "r"(t3537) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3539;
            asm("mov.b32 %0, %1;" : "=r"(t3539) : "f"(t3538));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3540;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3540) : "r"(t3539));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3540;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3542 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3542) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3543 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3543) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
