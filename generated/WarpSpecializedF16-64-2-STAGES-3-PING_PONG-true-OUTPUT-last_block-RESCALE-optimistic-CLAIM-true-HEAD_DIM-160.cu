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
#line 231 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
#line 236 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t8 = t7 + 73728u;
    const u32 t9 = t8 + 73728u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t10) {
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 48u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 24u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t13 = t9 + 72u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t9 + 8u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 56u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 32u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t9 + 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t9 + 16u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 64u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t9 + 40u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t9 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t9 + 96u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
        const u32 t23 = t9 + 112u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t24 = t9 + 104u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t9 + 120u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t80 = t9 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t81 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t81) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t82 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t82) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t83 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t83) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t85 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t86 = slot << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t91 = index != 4294967295u;
                if (!t91) break;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t93 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t94 = slot_2 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t109 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t110 = t109 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t110 > 1u ? t110 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t112 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t112 < end ? t112 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t114 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t115 = t114 < end ? t114 : end;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t116 = t108 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t116 ? t115 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = index / group;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t120 = slot_3 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t9 + t120;
                const u32 t122 = slot_3 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t9 + t123;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = passed / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t124), "r"(t127) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t128 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t129 = t128 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = slot_3 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t7 + t130;
                u32 t132;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t132) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t133 = t132 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t133) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t121) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t131), "l"(k), "r"(t121), "r"(0u), "r"(t118), "r"(t129), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t134 = t131 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t134), "l"(k), "r"(t121), "r"(64u), "r"(t118), "r"(t129), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t131 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(k), "r"(t121), "r"(128u), "r"(t118), "r"(t129), "r"(t101) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t136 = tile << 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t136 & 1u;
                const u32 t138 = slot_4 + 14u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t9 + t139;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t136 >> 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
                const u32 t144 = slot_4 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t9 + t145;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t147 = slot_4 * 24576u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t148 = smem_1 + t147;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t149;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t149) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t150 = t149 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t150) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t146) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t148), "l"(q), "r"(t146), "r"(0u), "r"(index), "r"(t98), "r"(t101) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = t148 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t151), "l"(q), "r"(t146), "r"(64u), "r"(index), "r"(t98), "r"(t101) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t148 + 16384u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(q), "r"(t146), "r"(128u), "r"(index), "r"(t98), "r"(t101) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t153 = tile << 1u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t154 = t153 + 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t154 & 1u;
                const u32 t156 = slot_5 + 14u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t9 + t157;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t154 >> 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t158), "r"(t161) : "memory");
                const u32 t162 = slot_5 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t162 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t9 + t163;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t98 + 64u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t166 = slot_5 * 24576u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t167 = smem_1 + t166;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t168;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t168) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t169 = t168 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t169) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t164) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t167), "l"(q), "r"(t164), "r"(0u), "r"(index), "r"(t165), "r"(t101) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t167 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t170), "l"(q), "r"(t164), "r"(64u), "r"(index), "r"(t165), "r"(t101) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t167 + 16384u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t171), "l"(q), "r"(t164), "r"(128u), "r"(index), "r"(t165), "r"(t101) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t173 = slot_6 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t9 + t174;
                const u32 t176 = slot_6 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t176 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t9 + t177;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = passed / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t179 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t178), "r"(t181) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t182 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t183 = t182 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = slot_6 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t8 + t184;
                u32 t186;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t186) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t187 = t186 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t187) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t175) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t185), "l"(v), "r"(t175), "r"(0u), "r"(t118), "r"(t183), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t185 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t188), "l"(v), "r"(t175), "r"(64u), "r"(t118), "r"(t183), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t185 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t189), "l"(v), "r"(t175), "r"(128u), "r"(t118), "r"(t183), "r"(t101) : "memory");
                }
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = end > 3u ? end : 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t190 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t192 % 3u;
                    const u32 t194 = slot_7 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = t9 + t194;
                    const u32 t196 = slot_7 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t196 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t9 + t197;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t192 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = t199 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = t200 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t198), "r"(t201) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t202 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t203 = t202 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t204 = t203 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = slot_7 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t206 = t7 + t205;
                    u32 t207;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t207) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t208 = t207 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t208) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t195) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t206), "l"(k), "r"(t195), "r"(0u), "r"(t118), "r"(t204), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t209 = t206 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t209), "l"(k), "r"(t195), "r"(64u), "r"(t118), "r"(t204), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t210 = t206 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t195), "r"(128u), "r"(t118), "r"(t204), "r"(t101) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t211 % 3u;
                    const u32 t213 = slot_8 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t213 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t9 + t214;
                    const u32 t216 = slot_8 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t217 = t216 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t9 + t217;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t211 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t219 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t218), "r"(t221) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t222 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t223 = t222 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t224 = t223 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = slot_8 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t8 + t225;
                    u32 t227;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t227) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t228 = t227 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t228) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t215) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(v), "r"(t215), "r"(0u), "r"(t118), "r"(t224), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t229 = t226 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t229), "l"(v), "r"(t215), "r"(64u), "r"(t118), "r"(t224), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t230 = t226 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t215), "r"(128u), "r"(t118), "r"(t224), "r"(t101) : "memory");
                    }
                }
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t231;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t232 = t231 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t232) {
                    const u32 t233 = t80 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t233) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end; i_2 += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t234 % 3u;
                    const u32 t236 = slot_9 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t9 + t236;
                    const u32 t238 = slot_9 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t9 + t239;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t234 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t241 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t242 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t240), "r"(t243) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t244 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t245 = t244 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t246 = t245 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = slot_9 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t7 + t247;
                    u32 t249;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t249) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t250 = t249 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t250) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t237) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t248), "l"(k), "r"(t237), "r"(0u), "r"(t118), "r"(t246), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t251 = t248 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t251), "l"(k), "r"(t237), "r"(64u), "r"(t118), "r"(t246), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t252 = t248 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t252), "l"(k), "r"(t237), "r"(128u), "r"(t118), "r"(t246), "r"(t101) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t253 % 3u;
                    const u32 t255 = slot_10 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t255 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t9 + t256;
                    const u32 t258 = slot_10 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t258 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t9 + t259;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t253 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t261 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = t262 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t260), "r"(t263) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t265 = t264 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t266 = t265 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t267 = slot_10 * 24576u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t268 = t8 + t267;
                    u32 t269;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t269) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t270 = t269 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t270) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t257) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t268), "l"(v), "r"(t257), "r"(0u), "r"(t118), "r"(t266), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t271 = t268 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t271), "l"(v), "r"(t257), "r"(64u), "r"(t118), "r"(t266), "r"(t101) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t272 = t268 + 16384u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t272), "l"(v), "r"(t257), "r"(128u), "r"(t118), "r"(t266), "r"(t101) : "memory");
                    }
                }
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t273 = passed + end;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t273;
                const u32 t274 = tile + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t274;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t275 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t275) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_11 = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t277 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t278 = slot_11 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t279 = t277 + t278;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t280;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t280) : "r"(t279) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t281;
                asm("mov.b32 %0, %1;" : "=r"(t281) : "f"(t280));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t282;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t282) : "r"(t281));
#line 64 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t282;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t284 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t284) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t285 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t285 >> 7u;
            const u32 t287 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t287 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t289 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t289;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t290 = index_2 < total;
                if (!t290) break;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t291 = index_2 / of_head;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t292 = index_2 % of_head;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t293 = t292 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t294 = t291 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t295 = t291 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t296;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t296) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t297 = t296 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t297) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t299 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t300 = slot_12 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t299 + t300;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t302;
                    asm("mov.b32 %0, %1;" : "=f"(t302) : "r"(t294));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t302) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t303;
                    asm("mov.b32 %0, %1;" : "=f"(t303) : "r"(t293));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t303) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t304;
                    asm("mov.b32 %0, %1;" : "=f"(t304) : "r"(t295));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t304) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t306 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t307 = t306 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t308 = t305 + t307;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t308), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t309;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t309) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t310 = t309 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t310) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t311 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t311;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t312 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t313 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t314 = t313 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t312), "r"(t314) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t315 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t316 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t317 = t316 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t315 + t317;
                const bool t319 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t319) {
                    const u32 t320 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t321 = verdict + t320;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t322;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t322) : "r"(t321) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t323;
                    asm("mov.b32 %0, %1;" : "=r"(t323) : "f"(t322));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t323;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t325 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t325) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t326 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t326) {
                        const u32 t327 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t328 = verdict + t327;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t328), "f"(0.0f) : "memory");
                    }
                    const u32 t329 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t330;
                    asm("mov.b32 %0, %1;" : "=f"(t330) : "r"(t329));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t331;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t331) : "f"(t330));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t332;
                    asm("mov.b32 %0, %1;" : "=r"(t332) : "f"(t331));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t333 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t334 = t333 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t335 = t334 ? t332 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t336 = t329 + t335;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t337 = t329 + t332;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t338;
                    asm("mov.b32 %0, %1;" : "=f"(t338) : "r"(t337));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t339;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t339) : "f"(t338));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t340;
                    asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t342 = t341 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t342 ? t340 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = t336 + t343;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t345 = t337 + t340;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t346;
                    asm("mov.b32 %0, %1;" : "=f"(t346) : "r"(t345));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t347;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t347) : "f"(t346));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t348;
                    asm("mov.b32 %0, %1;" : "=r"(t348) : "f"(t347));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t350 = t349 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t351 = t350 ? t348 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t352 = t344 + t351;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t353 = t345 + t348;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t354;
                    asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t353));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t355;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(t354));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t356;
                    asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t358 = t357 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = t358 ? t356 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t360 = t352 + t359;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t361 = t353 + t356;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t362;
                    asm("mov.b32 %0, %1;" : "=f"(t362) : "r"(t361));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t363;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t363) : "f"(t362));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t364;
                    asm("mov.b32 %0, %1;" : "=r"(t364) : "f"(t363));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t365 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t366 = t365 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t367 = t366 ? t364 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t368 = t360 + t367;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t369 = t361 + t364;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t370;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t370) : "r"(t369));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t370;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t371 = warps != 0u;
                    if (!t371) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = slot_13 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = t373 + t374;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t376;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t376) : "r"(t375) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t377;
                    asm("mov.b32 %0, %1;" : "=r"(t377) : "f"(t376));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t377));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t381 = slot_14 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t380 + t381;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t383;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t383) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t384;
                    asm("mov.b32 %0, %1;" : "=r"(t384) : "f"(t383));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t385;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t385) : "r"(t384));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t386;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t386) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t387;
                    asm("mov.b32 %0, %1;" : "=r"(t387) : "f"(t386));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t388;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t388) : "r"(t387));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t390 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t391 = t390 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t392 = t389 + t391;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t393;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t393) : "r"(t392) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t394;
                    asm("mov.b32 %0, %1;" : "=r"(t394) : "f"(t393));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t395;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t395) : "r"(t394));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t396;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t396) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t397 = t396 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t397) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_15 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t399 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t400 = slot_15 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t399 + t400;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t402;
                        asm("mov.b32 %0, %1;" : "=f"(t402) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t402) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t403;
                        asm("mov.b32 %0, %1;" : "=f"(t403) : "r"(t385));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t403) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t404;
                        asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t388));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t404) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t405 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t406 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t407 = t406 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t408 = t405 + t407;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t408), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t409 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t410 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = t410 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t412 = t409 + t411;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t413;
                        asm("mov.b32 %0, %1;" : "=f"(t413) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t412), "f"(t413) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t414;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t414) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t415 = t414 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t415) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t416 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t416;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t417 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t418 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t419 = t418 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t417), "r"(t419) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t420 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t421 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t422 = t421 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t420 + t422;
                    const bool t424 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t424) {
                        const u32 t425 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t426 = verdict_2 + t425;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t427;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t427) : "r"(t426) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t428;
                        asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t427));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t428;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t430 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t430) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t431 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t431) {
                            const u32 t432 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t433 = verdict_2 + t432;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t433), "f"(0.0f) : "memory");
                        }
                        const u32 t434 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t435;
                        asm("mov.b32 %0, %1;" : "=f"(t435) : "r"(t434));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t436;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t436) : "f"(t435));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t437;
                        asm("mov.b32 %0, %1;" : "=r"(t437) : "f"(t436));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t438 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t439 = t438 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t440 = t439 ? t437 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t441 = t434 + t440;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = t434 + t437;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t443;
                        asm("mov.b32 %0, %1;" : "=f"(t443) : "r"(t442));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t444;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t444) : "f"(t443));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t445;
                        asm("mov.b32 %0, %1;" : "=r"(t445) : "f"(t444));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t447 = t446 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t448 = t447 ? t445 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t449 = t441 + t448;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t450 = t442 + t445;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t451;
                        asm("mov.b32 %0, %1;" : "=f"(t451) : "r"(t450));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t452;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t452) : "f"(t451));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t453;
                        asm("mov.b32 %0, %1;" : "=r"(t453) : "f"(t452));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t454 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t455 = t454 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t456 = t455 ? t453 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t457 = t449 + t456;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t458 = t450 + t453;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t459;
                        asm("mov.b32 %0, %1;" : "=f"(t459) : "r"(t458));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t460;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t460) : "f"(t459));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t461;
                        asm("mov.b32 %0, %1;" : "=r"(t461) : "f"(t460));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t463 = t462 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t464 = t463 ? t461 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t465 = t457 + t464;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t466 = t458 + t461;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t467;
                        asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(t466));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t468;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(t467));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t469;
                        asm("mov.b32 %0, %1;" : "=r"(t469) : "f"(t468));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t470 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t471 = t470 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t472 = t471 ? t469 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t473 = t465 + t472;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t474 = t466 + t469;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t475;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t475) : "r"(t474));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t475;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t477 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t477) {
                    const u32 t478 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t479;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t479) : "l"(claims), "r"(t478) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t479;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t480 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t481;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t481) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t482 = t480 + t481;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t482;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t485 = t80 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t486 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t485), "r"(t486) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t487 = t80 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t488 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t489 = t488 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t487 + t489;
            const bool t491 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t491) {
                const u32 t492 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t493 = verdict_3 + t492;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t494;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t494) : "r"(t493) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t495;
                asm("mov.b32 %0, %1;" : "=r"(t495) : "f"(t494));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t495;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t497 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t497) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t498 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t498) {
                    const u32 t499 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t500 = verdict_3 + t499;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t500), "f"(0.0f) : "memory");
                }
                const u32 t501 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t502;
                asm("mov.b32 %0, %1;" : "=f"(t502) : "r"(t501));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t503;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t503) : "f"(t502));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t504;
                asm("mov.b32 %0, %1;" : "=r"(t504) : "f"(t503));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t505 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t506 = t505 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t507 = t506 ? t504 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t508 = t501 + t507;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t509 = t501 + t504;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t510;
                asm("mov.b32 %0, %1;" : "=f"(t510) : "r"(t509));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t511;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t511) : "f"(t510));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t512;
                asm("mov.b32 %0, %1;" : "=r"(t512) : "f"(t511));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t513 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t514 = t513 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t515 = t514 ? t512 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t516 = t508 + t515;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t517 = t509 + t512;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t518;
                asm("mov.b32 %0, %1;" : "=f"(t518) : "r"(t517));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t519;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t519) : "f"(t518));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t520;
                asm("mov.b32 %0, %1;" : "=r"(t520) : "f"(t519));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t522 = t521 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t523 = t522 ? t520 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t524 = t516 + t523;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t525 = t517 + t520;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t526;
                asm("mov.b32 %0, %1;" : "=f"(t526) : "r"(t525));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t527;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t527) : "f"(t526));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t528;
                asm("mov.b32 %0, %1;" : "=r"(t528) : "f"(t527));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t530 = t529 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = t530 ? t528 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t532 = t524 + t531;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t533 = t525 + t528;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t534;
                asm("mov.b32 %0, %1;" : "=f"(t534) : "r"(t533));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t535;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t535) : "f"(t534));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t536;
                asm("mov.b32 %0, %1;" : "=r"(t536) : "f"(t535));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t537 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t538 = t537 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t539 = t538 ? t536 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t540 = t532 + t539;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t541 = t533 + t536;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t542;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t542) : "r"(t541));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t542;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t543 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t543) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_16 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t546 = slot_16 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t547 = t545 + t546;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t548;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t548) : "r"(t547) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t549;
                asm("mov.b32 %0, %1;" : "=r"(t549) : "f"(t548));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t549));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t553 = slot_17 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t552 + t553;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t555;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t555) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t556;
                asm("mov.b32 %0, %1;" : "=r"(t556) : "f"(t555));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t557;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t557) : "r"(t556));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t558;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t558) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t559;
                asm("mov.b32 %0, %1;" : "=r"(t559) : "f"(t558));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t560;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t560) : "r"(t559));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t561 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t562 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t563 = t562 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t564 = t561 + t563;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t565;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t565) : "r"(t564) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t566;
                asm("mov.b32 %0, %1;" : "=r"(t566) : "f"(t565));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t567;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t567) : "r"(t566));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t568;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t568) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t569 = t568 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t569) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_18 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t571 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t572 = slot_18 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t571 + t572;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t574;
                    asm("mov.b32 %0, %1;" : "=f"(t574) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t574) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t575;
                    asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(t557));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t575) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t576;
                    asm("mov.b32 %0, %1;" : "=f"(t576) : "r"(t560));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t576) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t577 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t578 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t579 = t578 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t580 = t577 + t579;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t580), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t581 = t80 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t582 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t583 = t582 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t584 = t581 + t583;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t585;
                    asm("mov.b32 %0, %1;" : "=f"(t585) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t584), "f"(t585) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t586;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t586) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t587 = t586 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t587) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t588 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t588;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = t80 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t590 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t591 = t590 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t589), "r"(t591) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t592;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t592) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t593 = t592 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t593) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_19 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t595 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t596 = slot_19 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t597 = t595 + t596;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t597), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t598;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t598) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t599 = t598 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t599) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t80) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t601 = index_3 * 24576u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t602 = smem_1 + t601;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t603 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t604 = t603 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t605 = index_3 << 6u;
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
        const u32 t606 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t606) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_20 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t608 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t609 = slot_20 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t610 = t608 + t609;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t611;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t611) : "r"(t610) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t612;
        asm("mov.b32 %0, %1;" : "=r"(t612) : "f"(t611));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t613;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t613) : "r"(t612));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t613;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t614 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t614) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t615 = index_4 != 4294967295u;
            if (!t615) break;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_21 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t617 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t618 = slot_21 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t617 + t618;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t620;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t620) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t621;
            asm("mov.b32 %0, %1;" : "=r"(t621) : "f"(t620));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t622;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t622) : "r"(t621));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t623;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t623) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t624;
            asm("mov.b32 %0, %1;" : "=r"(t624) : "f"(t623));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t625;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t625) : "r"(t624));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t626 = t80 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t627 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t628 = t627 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t629 = t626 + t628;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t630;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t630) : "r"(t629) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t631;
            asm("mov.b32 %0, %1;" : "=r"(t631) : "f"(t630));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t632;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t632) : "r"(t631));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t633;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t633) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t634 = t633 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t634) {
                const u32 t635 = t80 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t635) : "memory");
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t636 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t637 = t636 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t637 > 1u ? t637 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t639 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t639 < end_2 ? t639 : end_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t641 = end_2 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t642 = t641 < end_2 ? t641 : end_2;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t643 = t632 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t643 ? t642 : end_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t645 = count << 1u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t646 = t645 + index_3;
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
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t647 = t646 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t648 = t647 + 12u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t649 = t648 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t650 = t9 + t649;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t651 = t646 >> 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t652 = t651 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t650), "r"(t652) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t653 = passed_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t654 = t653 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t655 = t9 + t654;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t656 = passed_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t657 = t656 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t655), "r"(t657) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t658 = t646 & 1u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t659 = t658 * 24576u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t660 = smem_1 + t659;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t661 = passed_2 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t662 = t661 * 24576u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t663 = t7 + t662;
            const u32 t664 = t660 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t665 = t663 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t666 = t664 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t667 = (u64)t666;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t668 = t667 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t669 = t665 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t670 = (u64)t669;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t671 = t670 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t672 = t664 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t673 = (u64)t672;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t674 = t673 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t675 = t665 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t676 = (u64)t675;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t677 = t676 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t678 = t664 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t679 = (u64)t678;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t680 = t679 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t681 = t665 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t682 = (u64)t681;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t683 = t682 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t684 = t664 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t685 = (u64)t684;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t686 = t685 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t687 = t665 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t688 = (u64)t687;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t689 = t688 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t690 = t664 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t691 = (u64)t690;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t692 = t691 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t693 = t665 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t694 = (u64)t693;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t695 = t694 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t696 = t664 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t697 = (u64)t696;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t698 = t697 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t699 = t665 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t700 = (u64)t699;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t701 = t700 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t702 = t664 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t703 = (u64)t702;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t704 = t703 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t705 = t665 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t706 = (u64)t705;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t707 = t706 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t708 = t664 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t709 = (u64)t708;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t710 = t709 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t711 = t665 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t712 = (u64)t711;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t713 = t712 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t714 = t664 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t715 = (u64)t714;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t716 = t715 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t717 = t665 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t718 = (u64)t717;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t719 = t718 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t720 = t664 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t721 = (u64)t720;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t722 = t721 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t723 = t665 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t724 = (u64)t723;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t725 = t724 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t668), "l"(t671), "l"(t674), "l"(t677), "l"(t680), "l"(t683), "l"(t686), "l"(t689), "l"(t692), "l"(t695), "l"(t698), "l"(t701), "l"(t704), "l"(t707), "l"(t710), "l"(t713), "l"(t716), "l"(t719), "l"(t722), "l"(t725) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool last_3 = 1u == end_2;
            const bool second = index_3 != 0u;
            const bool t728 = !last_3;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t729 = t728 | second;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t729) {
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t730 = passed_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t731 = t730 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t732 = t731 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t733 = t9 + t732;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t734 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t734) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t733) : "memory");
                }
            }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t735 = last_3 & second;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t735) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t736 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t736) : "memory");
            }
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t737 = masked_right_2 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t737) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t738 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t738 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t740 = t622 + t605;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query = t740 + t604;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t742 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t743 = t742 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t743;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t745 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t746 = first_query + t745;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t747 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t747 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t750 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t750;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t752 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t752;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t754 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t754;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t756 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t756;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t758 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t758;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t760 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t760;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t762 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t762;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t764 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t764;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t766 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t768 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t770 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t772 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t774 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t776 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t776;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t778 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t778;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t780 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t780;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t781 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t782 = first_query + t781;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t783 = t782 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t784 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t784 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t787 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t787;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t789 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t789;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t791 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t791;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t793 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t793;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t795 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t795;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t797 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t797;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t799 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t799;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t801 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t801;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t803 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t803;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t805 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t805;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t807 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t807;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t809 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t809;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t811 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t811;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t813 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t813;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t815 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t815;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t817 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t817;
            }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t818 = t632 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t819 = t818 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t820;
            asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t821;
            asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t822;
            asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t823;
            asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t824;
            asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_30));
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(t829));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t830), "f"(t831));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t832), "f"(t833));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t835;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t835) : "f"(t834));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t834), "f"(t835));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t837;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t837) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t837));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 t840 = largest * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t840));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t842 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t842));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t844 = before < t819;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t845 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t846 = t844 ? t845 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t846;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t847;
            asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t848;
            asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t849;
            asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t850;
            asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t851;
            asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t847), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t852;
            asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t848), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t853;
            asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(t849), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t854;
            asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(t850), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t855;
            asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(t851), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t856;
            asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t852), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t857;
            asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t853), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t858;
            asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(t854), "f"(s_32));
            f32 t859;
            asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t855), "f"(t856));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t860;
            asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t857), "f"(t858));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t861;
            asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t859), "f"(t860));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t862;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t862) : "f"(t861));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t861), "f"(t862));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t864;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t864) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t864));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 t867 = largest_2 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t867));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t869 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t869));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t871 = before_2 < t819;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t872 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t873 = t871 ? t872 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t873;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t874 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t874));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t876;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t876) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t876;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t877 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t879;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t879;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t880 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t880));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t882;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t882;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t883 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t885;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t885;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t886 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t886));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t888;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t888;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t889 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t891;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t891;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t892 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t892));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t894;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t894;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t895 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t897;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t897;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t898 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t898));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t900;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t900) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t900;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t901 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t903;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t904 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t904));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t906;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t907 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t909;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t910 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t910));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t912) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t912;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t913 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t913));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t915;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t916 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t916));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t918;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t918;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t919 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t919));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t921;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t921) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t921;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t922 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t923 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t924 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t925 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t926 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t927 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t928 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t929 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t930 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t930));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t932;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t933 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t933));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t935;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t936 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t936));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t938;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t939 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t939));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t941) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t941;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t942 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t942));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t944;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t944;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t945 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t945));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t947;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t947;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t948 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t948));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t950;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t950;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t951 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t951));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t953) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t953;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t954 = t922 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t955 = t923 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t956 = t924 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t957 = t925 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t958 = t926 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t959 = t927 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t960 = t928 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t961 = t929 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t962 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t965 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t968 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t970;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t971 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t974 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t976;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t976;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t977 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t979;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t980 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t982;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t983 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t985;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t986 = t954 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t987 = t955 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t988 = t956 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t989 = t957 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t990 = t958 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t991 = t959 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t992 = t960 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t993 = t961 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t994 = t986 + t987;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t995 = t990 + t991;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t994 + t995;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t997 = t988 + t989;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t998 = t992 + t993;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t997 + t998;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1000 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1000;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1001 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1001;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1002;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1003;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1004;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1005;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1006;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1012;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1014;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1015;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1016;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1017;
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
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_65 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_66 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_67 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_68 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_69 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_70 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_71 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_72 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_73 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_74 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_75 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_76 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_77 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_78 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_79 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_80 = 0.0f;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1020 = t632 == 0u;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1020) {
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1021 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1021) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1022 = passed_2 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1023 = t1022 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1024 = t1023 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1025 = t9 + t1024;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1026 = t1022 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1027 = t1026 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1025), "r"(t1027) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1028 = t646 & 1u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1029 = t1028 * 24576u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1030 = smem_1 + t1029;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1031 = t1022 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1032 = t1031 * 24576u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1033 = t7 + t1032;
                    const u32 t1034 = t1030 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1035 = t1033 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1036 = t1034 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1037 = (u64)t1036;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1038 = t1037 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1039 = t1035 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1040 = (u64)t1039;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1041 = t1040 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1042 = t1034 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1043 = (u64)t1042;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1044 = t1043 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1045 = t1035 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1046 = (u64)t1045;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1047 = t1046 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1048 = t1034 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1049 = (u64)t1048;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1050 = t1049 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1051 = t1035 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1052 = (u64)t1051;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1053 = t1052 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1054 = t1034 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1055 = (u64)t1054;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1056 = t1055 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1057 = t1035 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1058 = (u64)t1057;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1059 = t1058 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1060 = t1034 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1061 = (u64)t1060;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1062 = t1061 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1063 = t1035 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1064 = (u64)t1063;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1065 = t1064 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1066 = t1034 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1067 = (u64)t1066;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1068 = t1067 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1069 = t1035 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1070 = (u64)t1069;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1071 = t1070 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1072 = t1034 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1073 = (u64)t1072;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1074 = t1073 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1075 = t1035 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1076 = (u64)t1075;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1077 = t1076 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1078 = t1034 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1079 = (u64)t1078;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1080 = t1079 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1081 = t1035 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1082 = (u64)t1081;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1083 = t1082 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1084 = t1034 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1085 = (u64)t1084;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1086 = t1085 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1087 = t1035 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1088 = (u64)t1087;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1089 = t1088 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1090 = t1034 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1091 = (u64)t1090;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1092 = t1091 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1093 = t1035 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1094 = (u64)t1093;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1095 = t1094 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1038), "l"(t1041), "l"(t1044), "l"(t1047), "l"(t1050), "l"(t1053), "l"(t1056), "l"(t1059), "l"(t1062), "l"(t1065), "l"(t1068), "l"(t1071), "l"(t1074), "l"(t1077), "l"(t1080), "l"(t1083), "l"(t1086), "l"(t1089), "l"(t1092), "l"(t1095) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1096 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1097 = passed_2 + t1096;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1098 = t1097 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1099 = t1098 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1100 = t1099 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1101 = t9 + t1100;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1102 = t1097 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1103 = t1102 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1101), "r"(t1103) : "memory");
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
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1104 = t1097 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1105 = t1104 * 24576u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1106 = t8 + t1105;
                    const u32 t1107 = t1106 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1108 = t1107 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1109 = (u64)t1108;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1110 = t1109 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1111 = t1107 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1112 = (u64)t1111;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1113 = t1112 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1114 = t1107 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1115 = (u64)t1114;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1116 = t1115 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1117 = t1107 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1118 = (u64)t1117;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1119 = t1118 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1110), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1113), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1116), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1119) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1120 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1121 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1120 ? 0u : t1121;
                    const u32 t1123 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1123) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1124 = passed_2 + i_3;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1125 = i_3 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_4 = t1125 == end_2;
                    const bool second_2 = index_3 != 0u;
                    const bool t1128 = !last_4;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1129 = t1128 | second_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1129) {
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1130 = t1124 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1131 = t1130 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1132 = t1131 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1133 = t9 + t1132;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1134 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1134) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1133) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1135 = last_4 & second_2;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1135) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1136 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1136) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1137 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1139;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1140 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_34;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1142;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1143 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_35;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1145;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1145;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1146 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_36;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1148;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1148;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1149 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_37;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1151;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1151;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1152 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_38;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1154;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1154;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1155 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_39;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1157;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1157) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1157;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1158 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_40;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1158));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1160;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1160;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1161 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1163;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1163;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1164 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1164));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1166;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1166;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1167 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1169;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1169;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1170 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1170));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1172;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1172;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1173 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1175;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1175;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1176 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1178;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1178;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1179 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1181;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1181;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1182 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1182));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1184;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1184;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1185 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1186 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1187 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1188 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1189 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1190 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1191 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1192 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1193 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1193));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1195;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1195;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1196 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1196));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1198;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1198;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1199 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1201;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1202 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1202));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1204;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1204;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1205 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1205));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1207;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1207;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1208 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1208));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1210;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1210;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1211 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1213;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1214 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1214));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1216;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1216;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1217 = t1185 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1218 = t1186 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1219 = t1187 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1220 = t1188 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1221 = t1189 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1222 = t1190 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1223 = t1191 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1224 = t1192 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1225 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1225));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1227;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1227;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1228 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1228));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1230;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1230;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1231 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1231));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1233;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1233;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1234 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1234));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1236;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1236;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1237 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1237));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1239;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1239;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1240 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1240));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1242;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1242;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1243 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1245;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1245;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1246 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1246));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1248;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1248;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1249 = t1217 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1250 = t1218 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1251 = t1219 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1252 = t1220 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1253 = t1221 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1254 = t1222 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1255 = t1223 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1256 = t1224 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1257 = t1249 + t1250;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1258 = t1253 + t1254;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1257 + t1258;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1260 = t1251 + t1252;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1261 = t1255 + t1256;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1260 + t1261;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1263 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1263;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1264 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1264;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
                    const u32 t1265 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1266 = passed_2 + t1265;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1267 = t1266 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1268 = t1267 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1269 = t1268 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1270 = t9 + t1269;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1271 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1271) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1270) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1272;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1273;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1274;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1275;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1276;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1277;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1278;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1279;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1280;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1281;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1282;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1283;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1284;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1285;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1286;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1287;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1272;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1273;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1274;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1275;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1276;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1277;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1278;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1279;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1280;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1281;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1282;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1283;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1284;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1285;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1286;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1287;
                }
            } else {
#line 294 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < end_2; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1288 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1288) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1289 = passed_2 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1290 = t1289 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1291 = t1290 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1292 = t9 + t1291;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1293 = t1289 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1294 = t1293 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1292), "r"(t1294) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1295 = t646 & 1u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1296 = t1295 * 24576u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1297 = smem_1 + t1296;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1298 = t1289 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1299 = t1298 * 24576u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1300 = t7 + t1299;
                    const u32 t1301 = t1297 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1302 = t1300 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1303 = t1301 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1304 = (u64)t1303;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1305 = t1304 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1306 = t1302 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1307 = (u64)t1306;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1308 = t1307 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1309 = t1301 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1310 = (u64)t1309;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1311 = t1310 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1312 = t1302 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1313 = (u64)t1312;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1314 = t1313 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1315 = t1301 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1316 = (u64)t1315;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1317 = t1316 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1318 = t1302 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1319 = (u64)t1318;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1320 = t1319 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1321 = t1301 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1322 = (u64)t1321;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1323 = t1322 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1324 = t1302 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1325 = (u64)t1324;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1326 = t1325 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1327 = t1301 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1328 = (u64)t1327;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1329 = t1328 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1330 = t1302 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1331 = (u64)t1330;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1332 = t1331 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1333 = t1301 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1334 = (u64)t1333;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1335 = t1334 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1336 = t1302 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1337 = (u64)t1336;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1338 = t1337 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1339 = t1301 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1340 = (u64)t1339;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1341 = t1340 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1342 = t1302 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1343 = (u64)t1342;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1344 = t1343 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1345 = t1301 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1346 = (u64)t1345;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1347 = t1346 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1348 = t1302 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1349 = (u64)t1348;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1350 = t1349 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1351 = t1301 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1352 = (u64)t1351;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1353 = t1352 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1354 = t1302 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1355 = (u64)t1354;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1356 = t1355 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1357 = t1301 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1358 = (u64)t1357;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1359 = t1358 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1360 = t1302 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1361 = (u64)t1360;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1362 = t1361 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1305), "l"(t1308), "l"(t1311), "l"(t1314), "l"(t1317), "l"(t1320), "l"(t1323), "l"(t1326), "l"(t1329), "l"(t1332), "l"(t1335), "l"(t1338), "l"(t1341), "l"(t1344), "l"(t1347), "l"(t1350), "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1363 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1364 = passed_2 + t1363;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1365 = t1364 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1366 = t1365 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1367 = t1366 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1368 = t9 + t1367;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1369 = t1364 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1370 = t1369 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1368), "r"(t1370) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_16;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1371 = t1364 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1372 = t1371 * 24576u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1373 = t8 + t1372;
                    const u32 t1374 = t1373 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1375 = t1374 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1376 = (u64)t1375;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1377 = t1376 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1378 = t1374 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1379 = (u64)t1378;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1380 = t1379 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1381 = t1374 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1382 = (u64)t1381;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1383 = t1382 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1384 = t1374 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1385 = (u64)t1384;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1386 = t1385 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1377), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1380), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1383), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1386) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1387 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1388 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t1387 ? 0u : t1388;
                    const u32 t1390 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1390) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1391 = passed_2 + i_4;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1392 = i_4 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_5 = t1392 == end_2;
                    const bool second_3 = index_3 != 0u;
                    const bool t1395 = !last_5;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1396 = t1395 | second_3;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1396) {
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1397 = t1391 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1398 = t1397 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1399 = t1398 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1400 = t9 + t1399;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1401 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1401) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1400) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1402 = last_5 & second_3;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1402) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1403 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1403) : "memory");
                    }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1404 = t632 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1405 = t1404 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1406), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1407), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1408), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1409), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1410), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1412), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1413), "f"(s_30));
                    f32 t1418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1414), "f"(t1415));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1416), "f"(t1417));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1418), "f"(t1419));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1421;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1421) : "f"(t1420));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1420), "f"(t1421));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1423;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1423) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1423));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 t1426 = largest_3 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t1426));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1428 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1428));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1430 = before_3 < t1405;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1431 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1432 = t1430 ? t1431 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1432;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1433), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1434), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1435), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1436), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1437), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_32));
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(t1442));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1443), "f"(t1444));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1445), "f"(t1446));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1448;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1448) : "f"(t1447));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1447), "f"(t1448));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1450;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1450) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1450));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 t1453 = largest_4 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t1453));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1455 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1455));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1457 = before_4 < t1405;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1458 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1459 = t1457 ? t1458 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1459;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1460 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1462;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1463 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1465;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1466 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1466));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1468;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1469 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1471;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1472 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1472));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1474;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1475 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1477;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1478 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1478));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1480;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1481 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1483;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1483;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1484 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1484));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1486;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1486;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1487 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1489;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1489;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1490 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1490));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1492;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1492;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1493 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1495;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1496 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1496));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1498;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1499 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1501;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1502 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1502));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1504;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1505 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1507;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1508 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1509 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1510 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1511 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1512 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1513 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1514 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1515 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1516 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1516));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1518;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1518) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1518;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1519 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1521;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1522 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1522));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1524;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1525 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1527;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1528 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1528));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1530;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1531 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1533;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1534 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1534));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1536;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1537 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1539;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1540 = t1508 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1541 = t1509 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1542 = t1510 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1543 = t1511 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1544 = t1512 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1545 = t1513 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1546 = t1514 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1547 = t1515 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1548 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1548));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1550;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1550;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1551 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1553;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1554 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1556;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1557 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1559;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1560 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1562;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1563 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1565;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1566 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1566));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1568;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1569 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1571;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1572 = t1540 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1573 = t1541 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1574 = t1542 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1575 = t1543 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1576 = t1544 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1577 = t1545 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1578 = t1546 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1579 = t1547 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1580 = t1572 + t1573;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1581 = t1576 + t1577;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t1580 + t1581;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1583 = t1574 + t1575;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1584 = t1578 + t1579;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t1583 + t1584;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1586 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1586;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1587 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1587;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
                    const u32 t1588 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1589 = passed_2 + t1588;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1590 = t1589 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1591 = t1590 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1592 = t1591 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1593 = t9 + t1592;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1594 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1594) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1593) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1595 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1596 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1597 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1598 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1599 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1600 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1601 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1602 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1603 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1604 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1605 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1606 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1607 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1608 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1609 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1610 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1611 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1612 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1613 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1614 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1615 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1616 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1617 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1618 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1619 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1620 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1621 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1622 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1623 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1624 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1625 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1626 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1627 = acc_65 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_65 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1628 = acc_66 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_66 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1629 = acc_69 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_69 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1630 = acc_70 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_70 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1631 = acc_73 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_73 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1632 = acc_74 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_74 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1633 = acc_77 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_77 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1634 = acc_78 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_78 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1635 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1636 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1637 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1638 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1639 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1640 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1641 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1642 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1643 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1644 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1645 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1646 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1647 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1648 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1649 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1650 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1651 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1652 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1653 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1654 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1655 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1656 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1657 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1658 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1659 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1660 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1661 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1662 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1663 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1664 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1665 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1666 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1667 = acc_67 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_67 = t1667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1668 = acc_68 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_68 = t1668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1669 = acc_71 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_71 = t1669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1670 = acc_72 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_72 = t1670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1671 = acc_75 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_75 = t1671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1672 = acc_76 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_76 = t1672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1673 = acc_79 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_79 = t1673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1674 = acc_80 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_80 = t1674;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1675;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1676;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1677;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1678;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1679;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1680;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1681;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1682;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1683;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1684;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1685;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1686;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1687;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1688;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1689;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1690;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1679;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1680;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1681;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1682;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1683;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1684;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1685;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1686;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1687;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1688;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1689;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1690;
                }
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1691 = t646 & 1u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1692 = t1691 + 14u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1693 = t1692 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1694 = t9 + t1693;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1695 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1695) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1694) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1696 = end_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1697 = passed_2 + t1696;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1698 = t1697 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1699 = t1698 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1700 = t1699 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1701 = t9 + t1700;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1702 = t1697 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1703 = t1702 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1701), "r"(t1703) : "memory");
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
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1704 = t1697 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1705 = t1704 * 24576u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1706 = t8 + t1705;
            const u32 t1707 = t1706 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1708 = t1707 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1709 = (u64)t1708;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1710 = t1709 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1711 = t1707 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1712 = (u64)t1711;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1713 = t1712 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1714 = t1707 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1715 = (u64)t1714;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1716 = t1715 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1717 = t1707 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1718 = (u64)t1717;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1719 = t1718 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%80, %81, %82, %83}, %84, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%85, %86, %87, %88}, %89, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%90, %91, %92, %93}, %94, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n160k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79}, {%95, %96, %97, %98}, %99, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1710), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1713), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1716), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1719) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1720 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1721 = passed_2 + t1720;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1722 = index_3 == 0u;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1722) {
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1723 = t1721 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1724 = t1723 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1725 = t1724 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1726 = t9 + t1725;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1727 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1727) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1726) : "memory");
                }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1728 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1728) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1730 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1731 = t604 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t1730 + t1731;
            const bool first = t632 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 32768.0f;
            const bool doubts = !is_small;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 32768.0f;
            const bool doubts_2 = !is_small_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1738 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t1738);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1740 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1741 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1742 = t1740 & t1741;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1742) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1743 = t80 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1744 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1745 = t1744 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1746 = t1743 + t1745;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1747 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1748 = t1746 + t1747;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1748), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1749 = t632 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1750 = t1749 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t1750 != 0u;
            const bool t1752 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1753 = first & t1752;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1754 = t1753 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1755;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1755) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1755;
            f32 t1757;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1757) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1758 = pair_5 + t1757;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1758;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1759;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1759) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1759;
            f32 t1761;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1761) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1762 = pair_6 + t1761;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1762;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1763 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1764;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1764) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1763 ? 0.0f : t1764;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1766 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1766;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1767;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1768;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1769;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1770;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1771;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1772;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1773;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1774;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1775 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1775;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1776 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1776;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1777;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1778 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1778;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1779 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1779;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1780 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1780;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1781;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1782 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1782;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1783 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1783;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1784 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1784;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1785;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1786 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1786;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1787 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1787;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1788 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1788;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1789 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1789;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1790 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1790;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1791 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1791;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1792 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1792;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1793 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1793;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1794 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1794;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1795 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1795;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1796 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1796;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1797 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1797;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1798 = acc_65 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_65 = t1798;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1799 = acc_66 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_66 = t1799;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1800 = acc_69 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_69 = t1800;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1801 = acc_70 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_70 = t1801;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1802 = acc_73 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_73 = t1802;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1803 = acc_74 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_74 = t1803;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1804 = acc_77 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_77 = t1804;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1805 = acc_78 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_78 = t1805;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1806 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1806 ? 0.0f : t1807;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1809 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1809;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1810 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1810;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1811 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1811;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1812 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1812;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1813 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1813;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1814;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1815 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1815;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1816 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1816;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1817 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1817;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1818;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1819 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1819;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1820 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1820;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1821 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1821;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1822;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1823 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1823;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1824 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1824;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1825 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1825;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1826;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1827 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1827;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1828 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1828;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1829 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1829;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1830;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1831 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1831;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1832 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1832;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1833 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1833;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1834;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1835;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1836;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1837 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1837;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1838;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1839;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1841 = acc_67 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_67 = t1841;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = acc_68 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_68 = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1843 = acc_71 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_71 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = acc_72 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_72 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1845 = acc_75 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_75 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = acc_76 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_76 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = acc_79 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_79 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1848 = acc_80 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_80 = t1848;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1849 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(t1849) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1850 = end_2 - 1u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1851 = passed_2 + t1850;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1852 = t1851 % 3u;
#line 321 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const bool t1853 = index_3 == 0u;
#line 321 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1854 = t1853 ? t7 : t8;
#line 321 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1855 = t1852 * 24576u;
#line 321 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 base = t1854 + t1855;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1857 = base + 8192u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1858 = base + 16384u;
            u32 t1859;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1860;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1861;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1862;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1863;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1864;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1865;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1867;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1868;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1869;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1873;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1875;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1883;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1886;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1888;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1889;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1891;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(acc_65), "f"(acc_66));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1892;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(acc_67), "f"(acc_68));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1893;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(acc_69), "f"(acc_70));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1894;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(acc_71), "f"(acc_72));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1895;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(acc_73), "f"(acc_74));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1896;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_75), "f"(acc_76));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1897;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(acc_77), "f"(acc_78));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(acc_79), "f"(acc_80));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1899 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1900 = t604 + t1899;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1901 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1902 = t1900 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1903 = t1901 ^ t1902;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1904 = t1900 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1905 = t1903 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1906 = t1904 + t1905;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1907 = base + t1906;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1907), "r"(t1859), "r"(t1860), "r"(t1861), "r"(t1862) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1908 = t1906 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1909 = base + t1908;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1909), "r"(t1863), "r"(t1864), "r"(t1865), "r"(t1866) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1910 = t1906 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1911 = base + t1910;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1911), "r"(t1867), "r"(t1868), "r"(t1869), "r"(t1870) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1912 = t1906 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1913 = base + t1912;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1913), "r"(t1871), "r"(t1872), "r"(t1873), "r"(t1874) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1914 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1915 = t604 + t1914;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1916 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1917 = t1915 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1918 = t1916 ^ t1917;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1919 = t1915 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1920 = t1918 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1921 = t1919 + t1920;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1922 = t1857 + t1921;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1922), "r"(t1875), "r"(t1876), "r"(t1877), "r"(t1878) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1923 = t1921 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1924 = t1857 + t1923;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1924), "r"(t1879), "r"(t1880), "r"(t1881), "r"(t1882) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1925 = t1921 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1926 = t1857 + t1925;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1926), "r"(t1883), "r"(t1884), "r"(t1885), "r"(t1886) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1927 = t1921 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1928 = t1857 + t1927;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1928), "r"(t1887), "r"(t1888), "r"(t1889), "r"(t1890) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1929 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1930 = t604 + t1929;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1931 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1932 = t1930 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1933 = t1931 ^ t1932;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1934 = t1930 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1935 = t1933 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1936 = t1934 + t1935;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1937 = t1858 + t1936;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1937), "r"(t1891), "r"(t1892), "r"(t1893), "r"(t1894) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1938 = t1936 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1939 = t1858 + t1938;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1939), "r"(t1895), "r"(t1896), "r"(t1897), "r"(t1898) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1940 = t622 + t605;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1940 + t604;
            const bool t1942 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1942) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1754) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1943 = t604 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1944 = base + t1943;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1944), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t625) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1945 = base + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1946 = t604 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1947 = t1945 + t1946;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1947), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t625) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1948 = base + 16384u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1949 = t604 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1950 = t1948 + t1949;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1950), "l"(o), "r"(128u), "r"(index_4), "r"(first_row), "r"(t625) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 139 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1951 = end_2 - 1u;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = passed_2 + t1951;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 last_6 = t1952 % 3u;
                const u32 t1954 = last_6 + 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = t1954 << 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = t9 + t1955;
                const u32 t1957 = last_6 + 9u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1958 = t1957 << 3u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1959 = t9 + t1958;
                const bool t1960 = index_3 == 0u;
#line 143 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1960) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1956) : "memory");
                } else {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1959) : "memory");
                }
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1754) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1961 = (u64)t625;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1962 = t1961 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1963 = t1962 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1964 = lse + t1963;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1965 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1966 = t1965 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1967 = t1966 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1968 = t1964 + t1967;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1969 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1970 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1971 = t1970 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1971) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1972 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1972;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1975 = (u64)row * t1969;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1976 = t1975 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1977 = t1968 + t1976;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1978;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1978) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1979 = reference + t1978;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1979 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1981 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1982 = t1981 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1977), "f"(t1982) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1983 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1984 = first_row + t1983;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1984 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1987 = (u64)row_2 * t1969;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1988 = t1987 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1989 = t1968 + t1988;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1990;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1990) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1991 = reference_2 + t1990;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1991 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1993 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1994 = t1993 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1989), "f"(t1994) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1995;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1995) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1996 = t1995 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1996) {
                const u32 t1997 = t80 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1997) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1998 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1998;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1999 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t1999) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2001 = t80 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2002 = slot_22 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2003 = t2001 + t2002;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2004;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2004) : "r"(t2003) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2005;
            asm("mov.b32 %0, %1;" : "=r"(t2005) : "f"(t2004));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2006;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2006) : "r"(t2005));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2006;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2008 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2008) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2009 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2009) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
