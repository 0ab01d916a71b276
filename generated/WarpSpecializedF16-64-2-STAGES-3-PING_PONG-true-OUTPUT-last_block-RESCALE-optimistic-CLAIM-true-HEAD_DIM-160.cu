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
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t8 = t7 + 73728u;
    const u32 t9 = t8 + 73728u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t10) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 48u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t13 = t9 + 72u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t9 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 56u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t9 + 80u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t9 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t9 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t9 + 88u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t9 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
        const u32 t23 = t9 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t24 = t9 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t9 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t9 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
        const u32 t27 = t26 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t27) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t28 = t26 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t28) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t29 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t29), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t30 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t30), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t31 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t31), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t32 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t32), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t33 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t33), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t34 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t34), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t35 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t35), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t36 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t36), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t37 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t37), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t38 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t38), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t39 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t39), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t40 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t40), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t41), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t46 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t47), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t48 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t49), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t50 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t51), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t52 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t53), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t54 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t55), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t56 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t57), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t58 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t59), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t60 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t61), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t62 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t63), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t64 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t65), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t66 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t67), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t68 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t69), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t70 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t71), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t72 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t73), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t74 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t75), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t76 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t77), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t26 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t78 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t79), "f"(0.0f) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t80 = t9 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t81 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t81) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t82 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t82) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t83 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t83) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t85 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t86 = slot << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t87 = t85 + t86;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t88;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t88) : "r"(t87) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t89;
            asm("mov.b32 %0, %1;" : "=r"(t89) : "f"(t88));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t90;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t90) : "r"(t89));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t90;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t91 = index != 4294967295u;
                if (!t91) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t93 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t94 = slot_2 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t93 + t94;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t96;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t96) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t97;
                asm("mov.b32 %0, %1;" : "=r"(t97) : "f"(t96));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t98;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t98) : "r"(t97));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t99;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t99) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t100;
                asm("mov.b32 %0, %1;" : "=r"(t100) : "f"(t99));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t101;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t101) : "r"(t100));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t102 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t103 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t104 = t103 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t105 = t102 + t104;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t106;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t106) : "r"(t105) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t107;
                asm("mov.b32 %0, %1;" : "=r"(t107) : "f"(t106));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t108;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t108) : "r"(t107));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t109 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t110 = t109 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t110 > 1u ? t110 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t112 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t112 < end ? t112 : end;
                const u32 t114 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t114 < end ? t114 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t116 = t108 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t116 ? masked_right : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t119 = end <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t119) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t120;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t121 = t120 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t121) {
                        const u32 t122 = t80 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t122) : "memory");
                    }
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t124 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t9 + t124;
                const u32 t126 = slot_3 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t9 + t127;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t132 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t133 = t132 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = slot_3 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t7 + t134;
                u32 t136;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t136) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t137 = t136 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t137) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t125) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(k), "r"(t125), "r"(0u), "r"(t118), "r"(t133), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = t135 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(k), "r"(t125), "r"(64u), "r"(t118), "r"(t133), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t139 = t135 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(k), "r"(t125), "r"(128u), "r"(t118), "r"(t133), "r"(t101) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t140 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t140 & 1u;
                const u32 t142 = slot_4 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t9 + t143;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t140 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
                const u32 t148 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t9 + t149;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = slot_4 * 24576u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t152 = smem_1 + t151;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t153;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t153) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t154 = t153 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t154) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t150) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(q), "r"(t150), "r"(0u), "r"(index), "r"(t98), "r"(t101) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t152 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(q), "r"(t150), "r"(64u), "r"(index), "r"(t98), "r"(t101) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t152 + 16384u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t156), "l"(q), "r"(t150), "r"(128u), "r"(index), "r"(t98), "r"(t101) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t157 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t158 = t157 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t158 & 1u;
                const u32 t160 = slot_5 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t9 + t161;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t158 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t163 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t164 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t162), "r"(t165) : "memory");
                const u32 t166 = slot_5 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = t166 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t9 + t167;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t98 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t170 = slot_5 * 24576u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t171 = smem_1 + t170;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t172;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t172) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t173 = t172 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t173) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t168) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t171), "l"(q), "r"(t168), "r"(0u), "r"(index), "r"(t169), "r"(t101) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t171 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t174), "l"(q), "r"(t168), "r"(64u), "r"(index), "r"(t169), "r"(t101) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t171 + 16384u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t175), "l"(q), "r"(t168), "r"(128u), "r"(index), "r"(t169), "r"(t101) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t177 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t9 + t178;
                const u32 t180 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t9 + t181;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t183 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(t185) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t186 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t187 = t186 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = slot_6 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t8 + t188;
                u32 t190;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t190) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t191 = t190 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t191) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t179) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t189), "l"(v), "r"(t179), "r"(0u), "r"(t118), "r"(t187), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t189 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t192), "l"(v), "r"(t179), "r"(64u), "r"(t118), "r"(t187), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = t189 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t193), "l"(v), "r"(t179), "r"(128u), "r"(t118), "r"(t187), "r"(t101) : "memory");
                }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t194 = end > 3u ? end : 3u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t194 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t196 % 3u;
                    const u32 t198 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t9 + t198;
                    const u32 t200 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = t200 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = t9 + t201;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t203 = t196 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t204 = t203 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = t204 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t202), "r"(t205) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t206 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t207 = t206 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t208 = t207 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = slot_7 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t210 = t7 + t209;
                    u32 t211;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t211) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t212 = t211 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t212) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t199) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t199), "r"(0u), "r"(t118), "r"(t208), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t213 = t210 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t213), "l"(k), "r"(t199), "r"(64u), "r"(t118), "r"(t208), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t214 = t210 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t214), "l"(k), "r"(t199), "r"(128u), "r"(t118), "r"(t208), "r"(t101) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t215 % 3u;
                    const u32 t217 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t217 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t9 + t218;
                    const u32 t220 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t9 + t221;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t215 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t223 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = t224 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t222), "r"(t225) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t226 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t227 = t226 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t228 = t227 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t229 = slot_8 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = t8 + t229;
                    u32 t231;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t232 = t231 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t232) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t219) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t219), "r"(0u), "r"(t118), "r"(t228), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t233 = t230 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t233), "l"(v), "r"(t219), "r"(64u), "r"(t118), "r"(t228), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t234 = t230 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t234), "l"(v), "r"(t219), "r"(128u), "r"(t118), "r"(t228), "r"(t101) : "memory");
                    }
                }
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t235 = 2u < end;
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t235) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t236;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t236) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t237 = t236 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t237) {
                        const u32 t238 = t80 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t238) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end; i_2 += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t239 % 3u;
                    const u32 t241 = slot_9 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t9 + t241;
                    const u32 t243 = slot_9 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t243 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t9 + t244;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t239 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = t246 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t247 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t245), "r"(t248) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t249 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t250 = t249 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t251 = t250 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = slot_9 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = t7 + t252;
                    u32 t254;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t254) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t255 = t254 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t255) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t242) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t253), "l"(k), "r"(t242), "r"(0u), "r"(t118), "r"(t251), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t256 = t253 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t256), "l"(k), "r"(t242), "r"(64u), "r"(t118), "r"(t251), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t257 = t253 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t257), "l"(k), "r"(t242), "r"(128u), "r"(t118), "r"(t251), "r"(t101) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t258 % 3u;
                    const u32 t260 = slot_10 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t260 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t9 + t261;
                    const u32 t263 = slot_10 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t264 = t263 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t265 = t9 + t264;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t266 = t258 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t267 = t266 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t268 = t267 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t265), "r"(t268) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t269 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t270 = t269 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t271 = t270 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t272 = slot_10 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t273 = t8 + t272;
                    u32 t274;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t274) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t275 = t274 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t275) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t262) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t273), "l"(v), "r"(t262), "r"(0u), "r"(t118), "r"(t271), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t276 = t273 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t276), "l"(v), "r"(t262), "r"(64u), "r"(t118), "r"(t271), "r"(t101) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t277 = t273 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t277), "l"(v), "r"(t262), "r"(128u), "r"(t118), "r"(t271), "r"(t101) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t278 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t278;
                const u32 t279 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t279;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t280 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t280) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_11 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t282 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t283 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t284 = t282 + t283;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t285;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t285) : "r"(t284) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t286;
                asm("mov.b32 %0, %1;" : "=r"(t286) : "f"(t285));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t287;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t287) : "r"(t286));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t287;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t289 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t289) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t290 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t290 >> 7u;
            const u32 t292 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t292 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t294 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t294;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t295 = index_2 < total;
                if (!t295) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t296 = index_2 / of_head;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t297 = index_2 % of_head;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t298 = t297 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t299 = t296 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t300 = t296 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t301;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t301) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t302 = t301 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t302) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t304 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t304 + t305;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t307;
                    asm("mov.b32 %0, %1;" : "=f"(t307) : "r"(t299));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t307) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t308;
                    asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(t298));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t308) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t309;
                    asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(t300));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t309) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t310 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t311 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t312 = t311 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t310 + t312;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t313), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t314;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t314) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t315 = t314 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t315) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t316 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t316;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t317 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t318 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t319 = t318 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t317), "r"(t319) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t320 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t321 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t322 = t321 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t320 + t322;
                const bool t324 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t324) {
                    const u32 t325 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t326 = verdict + t325;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t327;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t327) : "r"(t326) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t328;
                    asm("mov.b32 %0, %1;" : "=r"(t328) : "f"(t327));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t328;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t330 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t330) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t331 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t331) {
                        const u32 t332 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t333 = verdict + t332;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t333), "f"(0.0f) : "memory");
                    }
                    const u32 t334 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t335;
                    asm("mov.b32 %0, %1;" : "=f"(t335) : "r"(t334));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t336;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t336) : "f"(t335));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t337;
                    asm("mov.b32 %0, %1;" : "=r"(t337) : "f"(t336));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t338 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t339 = t338 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t340 = t339 ? t337 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = t334 + t340;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t342 = t334 + t337;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t343;
                    asm("mov.b32 %0, %1;" : "=f"(t343) : "r"(t342));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t344;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t344) : "f"(t343));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t345;
                    asm("mov.b32 %0, %1;" : "=r"(t345) : "f"(t344));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t346 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t347 = t346 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t348 = t347 ? t345 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = t341 + t348;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t350 = t342 + t345;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t351;
                    asm("mov.b32 %0, %1;" : "=f"(t351) : "r"(t350));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t352;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t352) : "f"(t351));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t353;
                    asm("mov.b32 %0, %1;" : "=r"(t353) : "f"(t352));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t354 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t355 = t354 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t356 = t355 ? t353 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = t349 + t356;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = t350 + t353;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t359;
                    asm("mov.b32 %0, %1;" : "=f"(t359) : "r"(t358));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t360;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t360) : "f"(t359));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t361;
                    asm("mov.b32 %0, %1;" : "=r"(t361) : "f"(t360));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t362 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t363 = t362 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t364 = t363 ? t361 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t365 = t357 + t364;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t366 = t358 + t361;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t367;
                    asm("mov.b32 %0, %1;" : "=f"(t367) : "r"(t366));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t368;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t368) : "f"(t367));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t369;
                    asm("mov.b32 %0, %1;" : "=r"(t369) : "f"(t368));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t370 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t371 = t370 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t372 = t371 ? t369 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = t365 + t372;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = t366 + t369;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t375;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t375) : "r"(t374));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t375;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t376 = warps != 0u;
                    if (!t376) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t378 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t379 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = t378 + t379;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t381;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t381) : "r"(t380) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t382;
                    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t382));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t385 + t386;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t388;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t388) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t389;
                    asm("mov.b32 %0, %1;" : "=r"(t389) : "f"(t388));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t390;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t390) : "r"(t389));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t391;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t391) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t392;
                    asm("mov.b32 %0, %1;" : "=r"(t392) : "f"(t391));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t393;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t393) : "r"(t392));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t394 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t395 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t396 = t395 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t397 = t394 + t396;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t398;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t398) : "r"(t397) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t399;
                    asm("mov.b32 %0, %1;" : "=r"(t399) : "f"(t398));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t400;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t400) : "r"(t399));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t401;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t401) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t402 = t401 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t402) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_15 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t404 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t405 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t404 + t405;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t407;
                        asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t407) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t408;
                        asm("mov.b32 %0, %1;" : "=f"(t408) : "r"(t390));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t408) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t409;
                        asm("mov.b32 %0, %1;" : "=f"(t409) : "r"(t393));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t409) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t410 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t412 = t411 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t413 = t410 + t412;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t413), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t414 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t415 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t416 = t415 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t417 = t414 + t416;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t418;
                        asm("mov.b32 %0, %1;" : "=f"(t418) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t417), "f"(t418) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t419;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t419) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t420 = t419 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t420) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t421 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t421;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t422 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t423 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t424 = t423 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t422), "r"(t424) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t427 = t426 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t425 + t427;
                    const bool t429 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t429) {
                        const u32 t430 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t431 = verdict_2 + t430;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t432;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t432) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t433;
                        asm("mov.b32 %0, %1;" : "=r"(t433) : "f"(t432));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t433;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t435 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t435) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t436 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t436) {
                            const u32 t437 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t438 = verdict_2 + t437;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t438), "f"(0.0f) : "memory");
                        }
                        const u32 t439 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t440;
                        asm("mov.b32 %0, %1;" : "=f"(t440) : "r"(t439));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t441;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t441) : "f"(t440));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t442;
                        asm("mov.b32 %0, %1;" : "=r"(t442) : "f"(t441));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t443 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t444 = t443 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t445 = t444 ? t442 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = t439 + t445;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t447 = t439 + t442;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t448;
                        asm("mov.b32 %0, %1;" : "=f"(t448) : "r"(t447));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t449;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t449) : "f"(t448));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t450;
                        asm("mov.b32 %0, %1;" : "=r"(t450) : "f"(t449));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t451 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t452 = t451 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t453 = t452 ? t450 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t454 = t446 + t453;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t455 = t447 + t450;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t456;
                        asm("mov.b32 %0, %1;" : "=f"(t456) : "r"(t455));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t457;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t457) : "f"(t456));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t458;
                        asm("mov.b32 %0, %1;" : "=r"(t458) : "f"(t457));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t459 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t460 = t459 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t461 = t460 ? t458 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = t454 + t461;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t463 = t455 + t458;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t464;
                        asm("mov.b32 %0, %1;" : "=f"(t464) : "r"(t463));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t465;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t465) : "f"(t464));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t466;
                        asm("mov.b32 %0, %1;" : "=r"(t466) : "f"(t465));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t467 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t468 = t467 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t469 = t468 ? t466 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t470 = t462 + t469;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t471 = t463 + t466;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t472;
                        asm("mov.b32 %0, %1;" : "=f"(t472) : "r"(t471));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t473;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t473) : "f"(t472));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t474;
                        asm("mov.b32 %0, %1;" : "=r"(t474) : "f"(t473));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t475 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t476 = t475 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t477 = t476 ? t474 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t478 = t470 + t477;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t479 = t471 + t474;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t480;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t480) : "r"(t479));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t480;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t482 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t482) {
                    const u32 t483 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t484;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t484) : "l"(claims), "r"(t483) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t484;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t485 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t486;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t486) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t487 = t485 + t486;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t487;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t490 = t80 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t491 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t490), "r"(t491) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t492 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t493 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t494 = t493 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t492 + t494;
            const bool t496 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t496) {
                const u32 t497 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t498 = verdict_3 + t497;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t499;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t499) : "r"(t498) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t500;
                asm("mov.b32 %0, %1;" : "=r"(t500) : "f"(t499));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t500;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t502 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t502) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t503 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t503) {
                    const u32 t504 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t505 = verdict_3 + t504;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t505), "f"(0.0f) : "memory");
                }
                const u32 t506 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t507;
                asm("mov.b32 %0, %1;" : "=f"(t507) : "r"(t506));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t508;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t508) : "f"(t507));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t509;
                asm("mov.b32 %0, %1;" : "=r"(t509) : "f"(t508));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t510 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t511 = t510 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t512 = t511 ? t509 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t513 = t506 + t512;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t514 = t506 + t509;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t515;
                asm("mov.b32 %0, %1;" : "=f"(t515) : "r"(t514));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t516;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t516) : "f"(t515));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t517;
                asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t518 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t519 = t518 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t520 = t519 ? t517 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = t513 + t520;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t522 = t514 + t517;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t523;
                asm("mov.b32 %0, %1;" : "=f"(t523) : "r"(t522));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t524;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t524) : "f"(t523));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t525;
                asm("mov.b32 %0, %1;" : "=r"(t525) : "f"(t524));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t526 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t527 = t526 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t528 = t527 ? t525 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = t521 + t528;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t530 = t522 + t525;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t531;
                asm("mov.b32 %0, %1;" : "=f"(t531) : "r"(t530));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t532;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t532) : "f"(t531));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t533;
                asm("mov.b32 %0, %1;" : "=r"(t533) : "f"(t532));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t534 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t535 = t534 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t536 = t535 ? t533 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t537 = t529 + t536;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t538 = t530 + t533;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t539;
                asm("mov.b32 %0, %1;" : "=f"(t539) : "r"(t538));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t540;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t540) : "f"(t539));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t541;
                asm("mov.b32 %0, %1;" : "=r"(t541) : "f"(t540));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t542 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t543 = t542 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t544 = t543 ? t541 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = t537 + t544;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t546 = t538 + t541;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t547;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t547) : "r"(t546));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t547;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t548 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t548) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_16 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t550 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t551 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = t550 + t551;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t553;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t553) : "r"(t552) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t554;
                asm("mov.b32 %0, %1;" : "=r"(t554) : "f"(t553));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t554));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t557 + t558;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t560;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t560) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t561;
                asm("mov.b32 %0, %1;" : "=r"(t561) : "f"(t560));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t562;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t562) : "r"(t561));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t563;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t563) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t564;
                asm("mov.b32 %0, %1;" : "=r"(t564) : "f"(t563));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t565;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t565) : "r"(t564));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t567 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t568 = t567 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t569 = t566 + t568;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t570;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t570) : "r"(t569) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t571;
                asm("mov.b32 %0, %1;" : "=r"(t571) : "f"(t570));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t572;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t572) : "r"(t571));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t573;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t573) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t574 = t573 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t574) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_18 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t576 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t577 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t576 + t577;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t579;
                    asm("mov.b32 %0, %1;" : "=f"(t579) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t579) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t580;
                    asm("mov.b32 %0, %1;" : "=f"(t580) : "r"(t562));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t580) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t581;
                    asm("mov.b32 %0, %1;" : "=f"(t581) : "r"(t565));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t581) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t582 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t583 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t584 = t583 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t585 = t582 + t584;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t585), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t586 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t587 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t588 = t587 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t589 = t586 + t588;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t590;
                    asm("mov.b32 %0, %1;" : "=f"(t590) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t589), "f"(t590) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t591;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t591) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t592 = t591 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t592) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t593 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t593;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t594 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t595 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t596 = t595 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t594), "r"(t596) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t597;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t597) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t598 = t597 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t598) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_19 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t600 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t601 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t602 = t600 + t601;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t602), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t603;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t603) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t604 = t603 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t604) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t606 = index_3 * 24576u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t607 = smem_1 + t606;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t608 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t609 = t608 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t610 = index_3 << 6u;
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
        f32 acc_65 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_66 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_67 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_68 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_69 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_70 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_71 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_72 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_73 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_74 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_75 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_76 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_77 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_78 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_79 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_80 = 0.0f;
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
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t611 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t611) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_20 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t613 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t614 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t615 = t613 + t614;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t616;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t616) : "r"(t615) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t617;
        asm("mov.b32 %0, %1;" : "=r"(t617) : "f"(t616));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t618;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t618) : "r"(t617));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t618;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t619 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t619) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t620 = index_4 != 4294967295u;
            if (!t620) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_21 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t622 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t623 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t622 + t623;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t625;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t625) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t626;
            asm("mov.b32 %0, %1;" : "=r"(t626) : "f"(t625));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t627;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t627) : "r"(t626));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t628;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t628) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t629;
            asm("mov.b32 %0, %1;" : "=r"(t629) : "f"(t628));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t630;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t630) : "r"(t629));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t631 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t632 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t633 = t632 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t634 = t631 + t633;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t635;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t635) : "r"(t634) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t636;
            asm("mov.b32 %0, %1;" : "=r"(t636) : "f"(t635));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t637;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t637) : "r"(t636));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t638;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t638) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t639 = t638 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t639) {
                const u32 t640 = t80 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t640) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t641 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t642 = t641 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t642 > 1u ? t642 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t644 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t644 < end_2 ? t644 : end_2;
            const u32 t646 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t646 < end_2 ? t646 : end_2;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t648 = t637 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t648 ? masked_right_3 : end_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t650 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t651 = t650 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference = -1e30f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = -1e30f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t652 = t651 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t653 = t652 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t654 = t653 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t655 = t9 + t654;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t656 = t651 >> 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t657 = t656 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t655), "r"(t657) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t658 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t659 = t658 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t660 = t9 + t659;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t661 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t662 = t661 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t660), "r"(t662) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t663 = t651 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t664 = t663 * 24576u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t665 = smem_1 + t664;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t666 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t667 = t666 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t668 = t7 + t667;
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
            const u32 t698 = t670 + 66048u;
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
            const u32 t704 = t670 + 66050u;
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
            const u32 t710 = t670 + 66052u;
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
            const u32 t716 = t670 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t717 = (u64)t716;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t718 = t717 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t719 = t669 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t720 = (u64)t719;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t721 = t720 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t722 = t670 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t723 = (u64)t722;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t724 = t723 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t725 = t669 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t726 = (u64)t725;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t727 = t726 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t728 = t670 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t729 = (u64)t728;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t730 = t729 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685), "l"(t688), "l"(t691), "l"(t694), "l"(t697), "l"(t700), "l"(t703), "l"(t706), "l"(t709), "l"(t712), "l"(t715), "l"(t718), "l"(t721), "l"(t724), "l"(t727), "l"(t730) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool last_3 = 1u == end_2;
            const bool second = index_3 != 0u;
            const bool t733 = !last_3;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t734 = t733 | second;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t734) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t735 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t736 = t735 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t737 = t736 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t738 = t9 + t737;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t739 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t739) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t738) : "memory");
                }
            }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t740 = last_3 & second;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t740) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t741 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t741) : "memory");
            }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t742 = masked_right_4 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t742) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t743 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t743 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t745 = t627 + t610;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query = t745 + t609;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t747 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t748 = t747 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t748;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t750 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t751 = first_query + t750;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t752 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t752 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t755 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t757 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t759 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t761 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t763 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t765 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t767 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t769 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t771 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t771;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t773 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t773;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t775 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t775;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t777 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t777;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t779 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t779;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t781 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t781;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t783 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t783;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t785 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t785;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t786 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t787 = first_query + t786;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t788 = t787 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t789 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t789 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t818 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t820 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t822 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t822;
            }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t823 = t637 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t824 = t823 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t835;
            asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t836;
            asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_30));
            f32 t837;
            asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(t834));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t838;
            asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t835), "f"(t836));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t839;
            asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t837), "f"(t838));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t840;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t840) : "f"(t839));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t839), "f"(t840));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t842;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t842) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t842));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            f32 raised;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised) : "f"(largest), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t847 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t847));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t849 = before < t824;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t850 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t851 = t849 ? t850 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t851;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t852;
            asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t853;
            asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t854;
            asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t855;
            asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t856;
            asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t852), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t857;
            asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t853), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t858;
            asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(t854), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t859;
            asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t855), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t860;
            asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t856), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t861;
            asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t857), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t862;
            asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(t858), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t863;
            asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(t859), "f"(s_32));
            f32 t864;
            asm("max.f32 %0, %1, %2;" : "=f"(t864) : "f"(t860), "f"(t861));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t865;
            asm("max.f32 %0, %1, %2;" : "=f"(t865) : "f"(t862), "f"(t863));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t866;
            asm("max.f32 %0, %1, %2;" : "=f"(t866) : "f"(t864), "f"(t865));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t867;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t867) : "f"(t866));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t866), "f"(t867));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t869;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t869) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t869));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            f32 raised_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_2) : "f"(largest_2), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t874 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t874));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t876 = before_2 < t824;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t877 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t878 = t876 ? t877 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t878;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t879 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t881;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t882 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t882));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t884;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t884;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t885 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t887;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t888 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t888));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t890;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t890;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t891 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t893;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t893;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t894 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t894));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t896;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t896) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t896;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t897 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t899;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t900 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t900));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t902;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t903 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t905;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t906 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t906));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t908) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t908;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t909 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t911;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t912 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t912));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t914;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t914;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t915 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t917;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t918 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t918));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t920;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t921 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t921));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t923;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t923;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t924 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t924));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t926;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t927 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t928 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t929 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t930 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t931 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t932 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t933 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t934 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t935 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t935));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t938 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t938));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t940;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t941 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t943;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t943;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t944 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t944));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t946;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t946;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t947 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t949;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t950 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t952;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t953 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t955;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t956 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t958;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t959 = t927 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t960 = t928 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t961 = t929 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t962 = t930 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t963 = t931 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t964 = t932 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t965 = t933 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t966 = t934 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t967 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t970 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t973 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t976 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t978;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t979 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t981;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t982 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t984;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t985 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t985));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t987;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t988 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t988));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t990;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t990;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t991 = t959 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t992 = t960 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t993 = t961 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t994 = t962 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t995 = t963 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t996 = t964 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t997 = t965 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t998 = t966 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t999 = t991 + t992;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1000 = t995 + t996;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t999 + t1000;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1002 = t993 + t994;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1003 = t997 + t998;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1002 + t1003;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1005 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1005;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1006 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1006;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1012;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1018;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1019;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1020;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1021;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1022;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1014;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1015;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1016;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1017;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1018;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1019;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1020;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1021;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1022;
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
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_65 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_66 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_67 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_68 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_69 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_70 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_71 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_72 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_73 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_74 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_75 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_76 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_77 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_78 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_79 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_80 = 0.0f;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_5 = masked_right_4 > 1u ? masked_right_4 : 1u;
            const u32 masked_left = end_2 > masked_right_5 ? end_2 : masked_right_5;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1025 = t637 == 0u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1025) {
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1026 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1026) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1027 = passed_2 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1028 = t1027 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1029 = t1028 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1030 = t9 + t1029;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1031 = t1027 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1032 = t1031 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1030), "r"(t1032) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1033 = t651 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1034 = t1033 * 24576u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1035 = smem_1 + t1034;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1036 = t1027 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1037 = t1036 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1038 = t7 + t1037;
                    const u32 t1039 = t1035 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1040 = t1038 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1041 = t1039 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1042 = (u64)t1041;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1043 = t1042 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1044 = t1040 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1045 = (u64)t1044;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1046 = t1045 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1047 = t1039 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1048 = (u64)t1047;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1049 = t1048 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1050 = t1040 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1051 = (u64)t1050;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1052 = t1051 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1053 = t1039 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1054 = (u64)t1053;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1055 = t1054 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1056 = t1040 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1057 = (u64)t1056;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1058 = t1057 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1059 = t1039 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1060 = (u64)t1059;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1061 = t1060 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1062 = t1040 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1063 = (u64)t1062;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1064 = t1063 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1065 = t1039 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1066 = (u64)t1065;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1067 = t1066 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1068 = t1040 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1069 = (u64)t1068;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1070 = t1069 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1071 = t1039 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1072 = (u64)t1071;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1073 = t1072 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1074 = t1040 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1075 = (u64)t1074;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1076 = t1075 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1077 = t1039 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1078 = (u64)t1077;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1079 = t1078 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1080 = t1040 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1081 = (u64)t1080;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1082 = t1081 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1083 = t1039 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1084 = (u64)t1083;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1085 = t1084 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1086 = t1040 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1087 = (u64)t1086;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1088 = t1087 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1089 = t1039 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1090 = (u64)t1089;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1091 = t1090 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1092 = t1040 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1093 = (u64)t1092;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1094 = t1093 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1095 = t1039 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1096 = (u64)t1095;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1097 = t1096 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1098 = t1040 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1099 = (u64)t1098;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1100 = t1099 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1043), "l"(t1046), "l"(t1049), "l"(t1052), "l"(t1055), "l"(t1058), "l"(t1061), "l"(t1064), "l"(t1067), "l"(t1070), "l"(t1073), "l"(t1076), "l"(t1079), "l"(t1082), "l"(t1085), "l"(t1088), "l"(t1091), "l"(t1094), "l"(t1097), "l"(t1100) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1101 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1102 = passed_2 + t1101;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1103 = t1102 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1104 = t1103 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1105 = t1104 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1106 = t9 + t1105;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1107 = t1102 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1108 = t1107 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1106), "r"(t1108) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1109 = t1102 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1110 = t1109 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1111 = t8 + t1110;
                    const u32 t1112 = t1111 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1113 = t1112 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1114 = (u64)t1113;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1115 = t1114 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1116 = t1112 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1117 = (u64)t1116;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1118 = t1117 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1119 = t1112 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1120 = (u64)t1119;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1121 = t1120 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1122 = t1112 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1123 = (u64)t1122;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1124 = t1123 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1115), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1118), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1121), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1124) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1125 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1126 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1125 ? 0u : t1126;
                    const u32 t1128 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1128) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1129 = passed_2 + i_3;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1130 = i_3 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_4 = t1130 == end_2;
                    const bool second_2 = index_3 != 0u;
                    const bool t1133 = !last_4;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1134 = t1133 | second_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1134) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1135 = t1129 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1136 = t1135 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1137 = t1136 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1138 = t9 + t1137;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1139 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1139) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1138) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1140 = last_4 & second_2;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1140) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1141 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1141) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1142 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1144;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1144;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1145 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_34;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1147;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1148 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_35;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1150;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1150;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1151 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_36;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1153;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1154 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_37;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1154));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1156;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1156;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1157 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_38;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1159;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1159;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1160 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_39;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1160));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1162;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1162;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1163 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_40;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1165;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1165) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1165;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1166 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1166));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1168;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1168;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1169 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1171;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1171;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1172 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1172));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1174;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1174;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1175 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1177;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1178 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1178));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1180;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1180;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1181 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1183;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1183;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1184 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1186;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1186;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1187 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1189;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1190 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1191 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1192 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1193 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1194 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1195 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1196 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1197 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1198 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1198));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1200;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1200;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1201 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1201));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1203;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1203;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1204 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1204));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1206;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1206;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1207 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1209;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1209;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1210 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1210));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1212;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1213 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1213));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1215;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1215;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1216 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1216));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1218;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1218;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1219 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1219));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1221;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1222 = t1190 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1223 = t1191 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1224 = t1192 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1225 = t1193 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1226 = t1194 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1227 = t1195 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1228 = t1196 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1229 = t1197 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1230 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1230));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1232;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1232;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1233 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1233));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1235;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1235;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1236 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1236));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1238;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1238;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1239 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1239));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1241;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1242 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1242));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1244;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1244;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1245 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1245));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1247;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1247;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1248 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1248));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1250;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1250;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1251 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1253;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1254 = t1222 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1255 = t1223 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1256 = t1224 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1257 = t1225 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1258 = t1226 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1259 = t1227 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1260 = t1228 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1261 = t1229 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1262 = t1254 + t1255;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1263 = t1258 + t1259;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1262 + t1263;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1265 = t1256 + t1257;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1266 = t1260 + t1261;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1265 + t1266;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1268 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1268;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1269 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1269;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
                    const u32 t1270 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1271 = passed_2 + t1270;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1272 = t1271 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1273 = t1272 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1274 = t1273 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1275 = t9 + t1274;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1276 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1276) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1275) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1277;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1278;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1279;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1280;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1281;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1282;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1283;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1284;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1285;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1286;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1287;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1288;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1289;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1289) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1290;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1291;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1292;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1277;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1278;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1279;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1280;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1281;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1282;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1283;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1284;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1285;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1286;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1287;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1288;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1289;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1290;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1291;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1292;
                }
            } else {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < end_2; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1293 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1293) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1294 = passed_2 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1295 = t1294 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1296 = t1295 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1297 = t9 + t1296;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1298 = t1294 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1299 = t1298 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1297), "r"(t1299) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1300 = t651 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1301 = t1300 * 24576u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1302 = smem_1 + t1301;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1303 = t1294 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1304 = t1303 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1305 = t7 + t1304;
                    const u32 t1306 = t1302 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1307 = t1305 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1308 = t1306 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1309 = (u64)t1308;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1310 = t1309 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1311 = t1307 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1312 = (u64)t1311;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1313 = t1312 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1314 = t1306 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1315 = (u64)t1314;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1316 = t1315 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1317 = t1307 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1318 = (u64)t1317;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1319 = t1318 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1320 = t1306 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1321 = (u64)t1320;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1322 = t1321 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1323 = t1307 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1324 = (u64)t1323;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1325 = t1324 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1326 = t1306 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1327 = (u64)t1326;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1328 = t1327 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1329 = t1307 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1330 = (u64)t1329;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1331 = t1330 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1332 = t1306 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1333 = (u64)t1332;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1334 = t1333 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1335 = t1307 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1336 = (u64)t1335;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1337 = t1336 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1338 = t1306 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1339 = (u64)t1338;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1340 = t1339 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1341 = t1307 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1342 = (u64)t1341;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1343 = t1342 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1344 = t1306 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1345 = (u64)t1344;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1346 = t1345 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1347 = t1307 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1348 = (u64)t1347;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1349 = t1348 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1350 = t1306 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1351 = (u64)t1350;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1352 = t1351 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1353 = t1307 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1354 = (u64)t1353;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1355 = t1354 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1356 = t1306 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1357 = (u64)t1356;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1358 = t1357 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1359 = t1307 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1360 = (u64)t1359;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1361 = t1360 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1362 = t1306 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1363 = (u64)t1362;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1364 = t1363 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1365 = t1307 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1366 = (u64)t1365;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1367 = t1366 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1310), "l"(t1313), "l"(t1316), "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340), "l"(t1343), "l"(t1346), "l"(t1349), "l"(t1352), "l"(t1355), "l"(t1358), "l"(t1361), "l"(t1364), "l"(t1367) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1368 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1369 = passed_2 + t1368;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1370 = t1369 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1371 = t1370 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1372 = t1371 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1373 = t9 + t1372;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1374 = t1369 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1375 = t1374 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1373), "r"(t1375) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_16;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1376 = t1369 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1377 = t1376 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1378 = t8 + t1377;
                    const u32 t1379 = t1378 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1380 = t1379 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1381 = (u64)t1380;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1382 = t1381 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1383 = t1379 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1384 = (u64)t1383;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1385 = t1384 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1386 = t1379 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1387 = (u64)t1386;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1388 = t1387 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1389 = t1379 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1390 = (u64)t1389;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1391 = t1390 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1382), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1385), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1388), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1391) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1392 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1393 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t1392 ? 0u : t1393;
                    const u32 t1395 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1395) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1396 = passed_2 + i_4;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1397 = i_4 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_5 = t1397 == end_2;
                    const bool second_3 = index_3 != 0u;
                    const bool t1400 = !last_5;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1401 = t1400 | second_3;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1401) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1402 = t1396 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1403 = t1402 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1404 = t1403 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1405 = t9 + t1404;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1406 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1406) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1405) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1407 = last_5 & second_3;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1407) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1408 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1408) : "memory");
                    }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1409 = t637 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1410 = t1409 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1412), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1413), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1414), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1415), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1416), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1417), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1418), "f"(s_30));
                    f32 t1423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(t1420));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1421), "f"(t1422));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1423), "f"(t1424));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1426;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1426) : "f"(t1425));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1425), "f"(t1426));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1428;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1428) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1428));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    f32 raised_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_3) : "f"(largest_3), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1433 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1433));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1435 = before_3 < t1410;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1436 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1437 = t1435 ? t1436 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1437;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_32));
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(t1447));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1448), "f"(t1449));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1450), "f"(t1451));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1453;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1453) : "f"(t1452));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1452), "f"(t1453));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1455;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1455) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1455));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    f32 raised_4;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_4) : "f"(largest_4), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1460 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1460));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1462 = before_4 < t1410;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1463 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1464 = t1462 ? t1463 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1464;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1465 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1467;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1468 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1470;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1471 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1473;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1474 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1474));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1476;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1477 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1479;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1480 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1480));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1482;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1482) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1482;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1483 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1485;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1486 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1486));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1488;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1489 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1491;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1492 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1494;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1494;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1495 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1497;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1498 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1500;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1500;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1501 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1503;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1504 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1506;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1506;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1507 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1509;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1510 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1512;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1513 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1514 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1515 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1516 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1517 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1518 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1519 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1520 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1521 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1523;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1524 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1524));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1526;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1527 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1529;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1530 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1530));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1532;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1533 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1535;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1536 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1538;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1539 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1541;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1542 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1542));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1544;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1544;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1545 = t1513 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1546 = t1514 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1547 = t1515 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1548 = t1516 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1549 = t1517 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1550 = t1518 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1551 = t1519 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1552 = t1520 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1553 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1555;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1556 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1556));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1558;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1559 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1561;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1562 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1562));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1564;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1565 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1567;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1567;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1568 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1568));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1570;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1570;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1571 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1573;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1574 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1576;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1576;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1577 = t1545 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1578 = t1546 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1579 = t1547 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1580 = t1548 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1581 = t1549 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1582 = t1550 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1583 = t1551 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1584 = t1552 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1585 = t1577 + t1578;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1586 = t1581 + t1582;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t1585 + t1586;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1588 = t1579 + t1580;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1589 = t1583 + t1584;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t1588 + t1589;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1591 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1591;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1592 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1592;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
                    const u32 t1593 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1594 = passed_2 + t1593;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1595 = t1594 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1596 = t1595 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1597 = t1596 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1598 = t9 + t1597;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1599 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1599) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1598) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1600 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1601 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1602 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1603 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1604 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1605 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1606 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1607 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1608 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1609 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1610 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1611 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1612 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1613 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1614 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1615 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1616 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1617 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1618 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1619 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1620 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1621 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1622 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1623 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1624 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1625 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1626 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1627 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1628 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1629 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1630 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1631 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1632 = acc_65 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_65 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1633 = acc_66 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_66 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1634 = acc_69 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_69 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1635 = acc_70 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_70 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1636 = acc_73 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_73 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1637 = acc_74 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_74 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1638 = acc_77 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_77 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1639 = acc_78 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_78 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1640 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1641 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1642 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1643 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1644 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1645 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1646 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1647 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1648 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1649 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1650 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1651 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1652 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1653 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1654 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1655 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1656 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1657 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1658 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1659 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1660 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1661 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1662 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1663 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1664 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1665 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1666 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1667 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1668 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1669 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1670 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1671 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1672 = acc_67 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_67 = t1672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1673 = acc_68 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_68 = t1673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1674 = acc_71 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_71 = t1674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1675 = acc_72 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_72 = t1675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1676 = acc_75 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_75 = t1676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1677 = acc_76 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_76 = t1677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1678 = acc_79 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_79 = t1678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1679 = acc_80 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_80 = t1679;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1680;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1681;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1682;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1683;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1684;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1685;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1686;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1687;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1688;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1689;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1690;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1691;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1692;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1693;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1694;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1695;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1680;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1681;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1682;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1683;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1684;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1685;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1686;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1687;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1688;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1689;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1690;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1691;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1692;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1693;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1694;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1695;
                }
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1696 = t651 & 1u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1697 = t1696 + 14u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1698 = t1697 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1699 = t9 + t1698;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1700 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1700) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1699) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1701 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1702 = passed_2 + t1701;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1703 = t1702 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1704 = t1703 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1705 = t1704 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1706 = t9 + t1705;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1707 = t1702 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1708 = t1707 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1706), "r"(t1708) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1709 = t1702 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1710 = t1709 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1711 = t8 + t1710;
            const u32 t1712 = t1711 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1713 = t1712 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1714 = (u64)t1713;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1715 = t1714 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1716 = t1712 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1717 = (u64)t1716;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1718 = t1717 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1719 = t1712 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1720 = (u64)t1719;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1721 = t1720 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1722 = t1712 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1723 = (u64)t1722;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1724 = t1723 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1715), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1718), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1721), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1724) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1725 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1726 = passed_2 + t1725;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1727 = index_3 == 0u;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1727) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1728 = t1726 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1729 = t1728 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1730 = t1729 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t9 + t1730;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1732 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1732) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1731) : "memory");
                }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1733 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1733) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1735 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1736 = t609 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t1735 + t1736;
            const bool first = t637 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 32768.0f;
            const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 32768.0f;
            const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1743 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t1743);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1745 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1746 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1747 = t1745 & t1746;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1747) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1748 = t80 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1749 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1750 = t1749 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1751 = t1748 + t1750;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1752 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1753 = t1751 + t1752;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1753), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1754 = t637 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1755 = t1754 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t1755 != 0u;
            const bool t1757 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1758 = first & t1757;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1759 = t1758 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1760) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1760;
            f32 t1762;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1762) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1763 = pair_5 + t1762;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1763;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1764;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1764) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1764;
            f32 t1766;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1766) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = pair_6 + t1766;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1767;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1768 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1769;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1768 ? 0.0f : t1769;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1771;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1772;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1773;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1774;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1775 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1775;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1776 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1776;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1777;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1778 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1778;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1779 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1779;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1780 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1780;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1781;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1782 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1782;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1783 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1783;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1784 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1784;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1785;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1786 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1786;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1787 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1787;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1788 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1788;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1789 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1789;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1790 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1790;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1791 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1791;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1792 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1792;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1793 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1793;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1794 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1794;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1795 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1795;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1796 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1796;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1797 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1797;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1798 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1798;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1799 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1799;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1800 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1800;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1801 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1801;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1802 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1802;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1803 = acc_65 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_65 = t1803;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1804 = acc_66 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_66 = t1804;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1805 = acc_69 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_69 = t1805;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1806 = acc_70 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_70 = t1806;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1807 = acc_73 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_73 = t1807;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1808 = acc_74 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_74 = t1808;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1809 = acc_77 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_77 = t1809;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1810 = acc_78 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_78 = t1810;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1811 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1811 ? 0.0f : t1812;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1814;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1815 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1815;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1816 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1816;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1817 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1817;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1818;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1819 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1819;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1820 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1820;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1821 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1821;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1822;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1823 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1823;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1824 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1824;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1825 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1825;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1826;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1827 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1827;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1828 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1828;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1829 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1829;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1830;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1831 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1831;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1832 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1832;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1833 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1833;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1834;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1835;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1836;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1837 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1837;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1838;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1839;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1841 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1841;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1843 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1845 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = acc_67 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_67 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = acc_68 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_68 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1848 = acc_71 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_71 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1849 = acc_72 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_72 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1850 = acc_75 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_75 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1851 = acc_76 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_76 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1852 = acc_79 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_79 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1853 = acc_80 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_80 = t1853;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1854 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(t1854) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1855 = end_2 - 1u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1856 = passed_2 + t1855;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1857 = t1856 % 3u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const bool t1858 = index_3 == 0u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1859 = t1858 ? t7 : t8;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1860 = t1857 * 24576u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 base = t1859 + t1860;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1862 = base + 8192u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1863 = base + 16384u;
            u32 t1864;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1865;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1867;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1868;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1869;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1873;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1875;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1883;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1886;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1888;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1889;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1891;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1892;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1893;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1894;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1895;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1896;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_65), "f"(acc_66));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1897;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(acc_67), "f"(acc_68));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(acc_69), "f"(acc_70));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1899;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(acc_71), "f"(acc_72));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(acc_73), "f"(acc_74));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(acc_75), "f"(acc_76));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(acc_77), "f"(acc_78));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(acc_79), "f"(acc_80));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1904 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1905 = t609 + t1904;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1906 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1907 = t1905 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1908 = t1906 ^ t1907;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1909 = t1905 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1910 = t1908 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1911 = t1909 + t1910;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1912 = base + t1911;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1912), "r"(t1864), "r"(t1865), "r"(t1866), "r"(t1867) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1913 = t1911 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1914 = base + t1913;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1914), "r"(t1868), "r"(t1869), "r"(t1870), "r"(t1871) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1915 = t1911 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1916 = base + t1915;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1916), "r"(t1872), "r"(t1873), "r"(t1874), "r"(t1875) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1917 = t1911 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1918 = base + t1917;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1918), "r"(t1876), "r"(t1877), "r"(t1878), "r"(t1879) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1919 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1920 = t609 + t1919;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1921 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1922 = t1920 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1923 = t1921 ^ t1922;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1924 = t1920 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1925 = t1923 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1926 = t1924 + t1925;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1927 = t1862 + t1926;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1927), "r"(t1880), "r"(t1881), "r"(t1882), "r"(t1883) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1928 = t1926 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1929 = t1862 + t1928;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1929), "r"(t1884), "r"(t1885), "r"(t1886), "r"(t1887) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1930 = t1926 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1931 = t1862 + t1930;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1931), "r"(t1888), "r"(t1889), "r"(t1890), "r"(t1891) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1932 = t1926 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1933 = t1862 + t1932;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1933), "r"(t1892), "r"(t1893), "r"(t1894), "r"(t1895) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1934 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1935 = t609 + t1934;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1936 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1937 = t1935 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1938 = t1936 ^ t1937;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1939 = t1935 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1940 = t1938 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1941 = t1939 + t1940;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1942 = t1863 + t1941;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1942), "r"(t1896), "r"(t1897), "r"(t1898), "r"(t1899) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1943 = t1941 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1944 = t1863 + t1943;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1944), "r"(t1900), "r"(t1901), "r"(t1902), "r"(t1903) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1945 = t627 + t610;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1945 + t609;
            const bool t1947 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1947) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1759) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1948 = t609 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1949 = base + t1948;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1949), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t630) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1950 = base + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1951 = t609 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1952 = t1950 + t1951;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1952), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t630) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1953 = base + 16384u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1954 = t609 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1955 = t1953 + t1954;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1955), "l"(o), "r"(128u), "r"(index_4), "r"(first_row), "r"(t630) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 139 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1956 = end_2 - 1u;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = passed_2 + t1956;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 last_6 = t1957 % 3u;
                const u32 t1959 = last_6 + 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1960 = t1959 << 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1961 = t9 + t1960;
                const u32 t1962 = last_6 + 9u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1963 = t1962 << 3u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1964 = t9 + t1963;
                const bool t1965 = index_3 == 0u;
#line 143 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1965) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1961) : "memory");
                } else {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1964) : "memory");
                }
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1759) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1966 = (u64)t630;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1967 = t1966 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1968 = t1967 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1969 = lse + t1968;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1970 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1971 = t1970 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1972 = t1971 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1973 = t1969 + t1972;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1974 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1975 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1976 = t1975 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1976) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1977 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1977;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1980 = (u64)row * t1974;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1981 = t1980 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1982 = t1973 + t1981;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1983;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1983) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1984 = reference + t1983;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1984 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1986 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1987 = t1986 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1982), "f"(t1987) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1988 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1989 = first_row + t1988;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1989 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1992 = (u64)row_2 * t1974;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1993 = t1992 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1994 = t1973 + t1993;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1995;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1996 = reference_2 + t1995;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1996 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1998 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1999 = t1998 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1994), "f"(t1999) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2000;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2000) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2001 = t2000 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2001) {
                const u32 t2002 = t80 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2002) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2003 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2003;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2004 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t2004) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2006 = t80 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2007 = slot_22 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2008 = t2006 + t2007;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2009;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2009) : "r"(t2008) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2010;
            asm("mov.b32 %0, %1;" : "=r"(t2010) : "f"(t2009));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2011;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2011) : "r"(t2010));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2011;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2013 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2013) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2014 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2014) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
