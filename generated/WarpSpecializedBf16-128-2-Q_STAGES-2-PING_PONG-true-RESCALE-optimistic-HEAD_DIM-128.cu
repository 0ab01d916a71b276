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
    const u32 heads_per_section)
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
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t29 = t27 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t29) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t30 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t30), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t31 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t31), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t32 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t32), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t33 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t33), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t34 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t34), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t35 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t35), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t36 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t36), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t37 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t37), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t38 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t38), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t39 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t39), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t40 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t40), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t41), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t46), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t47 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t48), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t49 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t50), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t51 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t52), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t53 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t54), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t55 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t56), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t57 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t58), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t59 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t60), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t61 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t62), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t63 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t64), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t65 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t66), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t67 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t68), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t69 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t70), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t71 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t72), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t73 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t74), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t75 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t76), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t77 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t78), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t27 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t80 = t79 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t80), "f"(0.0f) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t81 = t10 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t82 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t82) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t83 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t83) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t84 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t84) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t86 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t87 = slot << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t88 = t86 + t87;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t89;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t89) : "r"(t88) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t90;
            asm("mov.b32 %0, %1;" : "=r"(t90) : "f"(t89));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t91;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t91) : "r"(t90));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t91;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t92 = index != 4294967295u;
                if (!t92) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t94 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t95 = slot_2 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t94 + t95;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t97;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t97) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t98;
                asm("mov.b32 %0, %1;" : "=r"(t98) : "f"(t97));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t99;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t99) : "r"(t98));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t100;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t100) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t101;
                asm("mov.b32 %0, %1;" : "=r"(t101) : "f"(t100));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t102;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t102) : "r"(t101));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t103 = t81 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t104 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t105 = t104 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t106 = t103 + t105;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t107;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t107) : "r"(t106) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t108;
                asm("mov.b32 %0, %1;" : "=r"(t108) : "f"(t107));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t109;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t109) : "r"(t108));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t110;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t110) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t111 = t110 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t111) {
                    const u32 t112 = t81 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t112) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t113 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t114 = t113 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t114 > 1u ? t114 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t116 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t116 < end ? t116 : end;
                const u32 t118 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t118 < end ? t118 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t120 = t109 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t120 ? masked_right : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t123 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t123 & 3u;
                const u32 t125 = slot_3 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t10 + t126;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t123 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t127), "r"(t130) : "memory");
                const u32 t131 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t10 + t132;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t134 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t135 = smem_1 + t134;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t136;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t136) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t137 = t136 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t137) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t133) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(q), "r"(t133), "r"(0u), "r"(index), "r"(t99), "r"(t102) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = t135 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(q), "r"(t133), "r"(64u), "r"(index), "r"(t99), "r"(t102) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t139 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t140 = t139 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t140 & 3u;
                const u32 t142 = slot_4 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t10 + t143;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t140 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
                const u32 t148 = slot_4 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t10 + t149;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t99 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t152 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t153 = smem_1 + t152;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t154;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t155 = t154 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t155) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t150) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t153), "l"(q), "r"(t150), "r"(0u), "r"(index), "r"(t151), "r"(t102) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t153 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t156), "l"(q), "r"(t150), "r"(64u), "r"(index), "r"(t151), "r"(t102) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t158 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t10 + t158;
                const u32 t160 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t10 + t161;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t163 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t164 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t162), "r"(t165) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t166 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t167 = t166 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t8 + t168;
                u32 t170;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t170) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t171 = t170 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t171) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t159) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t169), "l"(k), "r"(t159), "r"(0u), "r"(t122), "r"(t167), "r"(t102) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t169 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t172), "l"(k), "r"(t159), "r"(64u), "r"(t122), "r"(t167), "r"(t102) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 1u;
                const u32 t174 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t174 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t10 + t175;
                const u32 t177 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t10 + t178;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t181 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t179), "r"(t182) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t183 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t184 = t183 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t9 + t185;
                u32 t187;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t187) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t188 = t187 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t188) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t176) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t186), "l"(v), "r"(t176), "r"(0u), "r"(t122), "r"(t184), "r"(t102) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t186 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t189), "l"(v), "r"(t176), "r"(64u), "r"(t122), "r"(t184), "r"(t102) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t190 & 1u;
                    const u32 t192 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = t10 + t192;
                    const u32 t194 = slot_7 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = t194 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t10 + t195;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t190 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t197 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t198 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t196), "r"(t199) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t200 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t201 = t200 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t202 = t201 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t203 = slot_7 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t204 = t8 + t203;
                    u32 t205;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t205) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t206 = t205 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t206) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t193) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t204), "l"(k), "r"(t193), "r"(0u), "r"(t122), "r"(t202), "r"(t102) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t207 = t204 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t207), "l"(k), "r"(t193), "r"(64u), "r"(t122), "r"(t202), "r"(t102) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t208 & 1u;
                    const u32 t210 = slot_8 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = t210 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t212 = t10 + t211;
                    const u32 t213 = slot_8 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t213 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t10 + t214;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t208 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t217 = t216 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = t217 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t218) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t219 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t220 = t219 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t221 = t220 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = slot_8 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t9 + t222;
                    u32 t224;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t225 = t224 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t225) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t212) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t223), "l"(v), "r"(t212), "r"(0u), "r"(t122), "r"(t221), "r"(t102) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t226 = t223 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(v), "r"(t212), "r"(64u), "r"(t122), "r"(t221), "r"(t102) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t227;
                const u32 t228 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t228;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t229 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t229) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_9 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t231 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t232 = slot_9 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t233 = t231 + t232;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t234;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t234) : "r"(t233) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t235;
                asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(t234));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t236;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t236) : "r"(t235));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t236;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t238 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t238) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t239 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t239 >> 7u;
            const u32 t241 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t241 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t243 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t243;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t244 = index_2 < total;
                if (!t244) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t245 = index_2 / of_head;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t246 = index_2 % of_head;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t247 = t246 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t248 = t245 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t249 = t245 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t250;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t250) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t251 = t250 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t251) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_10 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t253 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t254 = slot_10 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t253 + t254;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t256;
                    asm("mov.b32 %0, %1;" : "=f"(t256) : "r"(t248));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t256) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t257;
                    asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(t247));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t257) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t258;
                    asm("mov.b32 %0, %1;" : "=f"(t258) : "r"(t249));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t258) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t259 = t81 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t260 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t261 = t260 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t262 = t259 + t261;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t262), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t263;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t263) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t264 = t263 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t264) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t81) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t265 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t265;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t266 = t81 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t267 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t268 = t267 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t266), "r"(t268) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t269 = t81 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t270 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t271 = t270 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t269 + t271;
                const bool t273 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t273) {
                    const u32 t274 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t275 = verdict + t274;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t276;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t276) : "r"(t275) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t277;
                    asm("mov.b32 %0, %1;" : "=r"(t277) : "f"(t276));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t277;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t279 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t279) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t280 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t280) {
                        const u32 t281 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t282 = verdict + t281;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t282), "f"(0.0f) : "memory");
                    }
                    const u32 t283 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t284;
                    asm("mov.b32 %0, %1;" : "=f"(t284) : "r"(t283));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t285;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t285) : "f"(t284));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t286;
                    asm("mov.b32 %0, %1;" : "=r"(t286) : "f"(t285));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t287 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t288 = t287 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t289 = t288 ? t286 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t290 = t283 + t289;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t291 = t283 + t286;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t292;
                    asm("mov.b32 %0, %1;" : "=f"(t292) : "r"(t291));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t293;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t293) : "f"(t292));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t294;
                    asm("mov.b32 %0, %1;" : "=r"(t294) : "f"(t293));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t295 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t296 = t295 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t297 = t296 ? t294 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t298 = t290 + t297;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t299 = t291 + t294;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t300;
                    asm("mov.b32 %0, %1;" : "=f"(t300) : "r"(t299));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t301;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t301) : "f"(t300));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t302;
                    asm("mov.b32 %0, %1;" : "=r"(t302) : "f"(t301));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t303 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t304 = t303 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = t304 ? t302 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t306 = t298 + t305;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t307 = t299 + t302;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t308;
                    asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(t307));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t309;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t309) : "f"(t308));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t310;
                    asm("mov.b32 %0, %1;" : "=r"(t310) : "f"(t309));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t311 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t312 = t311 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t312 ? t310 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t314 = t306 + t313;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t315 = t307 + t310;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t316;
                    asm("mov.b32 %0, %1;" : "=f"(t316) : "r"(t315));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t317;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t317) : "f"(t316));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t318;
                    asm("mov.b32 %0, %1;" : "=r"(t318) : "f"(t317));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t319 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t320 = t319 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t321 = t320 ? t318 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t322 = t314 + t321;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t323 = t315 + t318;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t324;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t324) : "r"(t323));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t324;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t325 = warps != 0u;
                    if (!t325) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_11 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t327 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t328 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t329 = t327 + t328;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t330;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t330) : "r"(t329) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t331;
                    asm("mov.b32 %0, %1;" : "=r"(t331) : "f"(t330));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t331));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t334 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t335 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t334 + t335;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t337;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t337) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t338;
                    asm("mov.b32 %0, %1;" : "=r"(t338) : "f"(t337));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t339;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t339) : "r"(t338));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t340;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t340) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t341;
                    asm("mov.b32 %0, %1;" : "=r"(t341) : "f"(t340));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t342;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t342) : "r"(t341));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t81 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t345 = t344 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t346 = t343 + t345;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t347;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t347) : "r"(t346) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t348;
                    asm("mov.b32 %0, %1;" : "=r"(t348) : "f"(t347));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t349;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t349) : "r"(t348));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t350;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t350) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t351 = t350 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t351) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t353 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t354 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t353 + t354;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t356;
                        asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t356) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t357;
                        asm("mov.b32 %0, %1;" : "=f"(t357) : "r"(t339));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t357) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t358;
                        asm("mov.b32 %0, %1;" : "=f"(t358) : "r"(t342));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t358) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t359 = t81 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t360 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t361 = t360 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t362 = t359 + t361;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t362), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t363 = t81 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t364 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t365 = t364 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t366 = t363 + t365;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t367;
                        asm("mov.b32 %0, %1;" : "=f"(t367) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t366), "f"(t367) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t368;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t368) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t369 = t368 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t369) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t81) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t370 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t370;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t371 = t81 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t372 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = t372 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t371), "r"(t373) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = t81 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t376 = t375 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t374 + t376;
                    const bool t378 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t378) {
                        const u32 t379 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t380 = verdict_2 + t379;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t381;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t381) : "r"(t380) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t382;
                        asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t382;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t384 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t384) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t385 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t385) {
                            const u32 t386 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t387 = verdict_2 + t386;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t387), "f"(0.0f) : "memory");
                        }
                        const u32 t388 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t389;
                        asm("mov.b32 %0, %1;" : "=f"(t389) : "r"(t388));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t390;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t390) : "f"(t389));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t391;
                        asm("mov.b32 %0, %1;" : "=r"(t391) : "f"(t390));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t392 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t393 = t392 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t394 = t393 ? t391 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t395 = t388 + t394;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t396 = t388 + t391;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t397;
                        asm("mov.b32 %0, %1;" : "=f"(t397) : "r"(t396));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t398;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t398) : "f"(t397));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t399;
                        asm("mov.b32 %0, %1;" : "=r"(t399) : "f"(t398));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t400 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t401 = t400 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t402 = t401 ? t399 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t403 = t395 + t402;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t404 = t396 + t399;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t405;
                        asm("mov.b32 %0, %1;" : "=f"(t405) : "r"(t404));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t406;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t406) : "f"(t405));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t407;
                        asm("mov.b32 %0, %1;" : "=r"(t407) : "f"(t406));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t408 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t409 = t408 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t410 = t409 ? t407 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = t403 + t410;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t412 = t404 + t407;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t413;
                        asm("mov.b32 %0, %1;" : "=f"(t413) : "r"(t412));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t414;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t414) : "f"(t413));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t415;
                        asm("mov.b32 %0, %1;" : "=r"(t415) : "f"(t414));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t416 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t417 = t416 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t418 = t417 ? t415 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t419 = t411 + t418;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t420 = t412 + t415;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t421;
                        asm("mov.b32 %0, %1;" : "=f"(t421) : "r"(t420));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t422;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t422) : "f"(t421));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t423;
                        asm("mov.b32 %0, %1;" : "=r"(t423) : "f"(t422));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t424 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t425 = t424 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t426 = t425 ? t423 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t427 = t419 + t426;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t428 = t420 + t423;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t429;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t429) : "r"(t428));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t429;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t431 = dealt + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                dealt = t431;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t433 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t434 = dealt * t433;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t435 = t434 + place;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t435;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t438 = t81 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t439 = last & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t438), "r"(t439) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t440 = t81 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t441 = last & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t442 = t441 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t440 + t442;
            const bool t444 = lane < 16u;
            u32 merged_5 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t444) {
                const u32 t445 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t446 = verdict_3 + t445;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t447;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t447) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t448;
                asm("mov.b32 %0, %1;" : "=r"(t448) : "f"(t447));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_5 = t448;
            } else {
                merged_5 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_5;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t450 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_6 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t450) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t451 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t451) {
                    const u32 t452 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t453 = verdict_3 + t452;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t453), "f"(0.0f) : "memory");
                }
                const u32 t454 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t455;
                asm("mov.b32 %0, %1;" : "=f"(t455) : "r"(t454));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t456;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t456) : "f"(t455));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t457;
                asm("mov.b32 %0, %1;" : "=r"(t457) : "f"(t456));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t458 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t459 = t458 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t460 = t459 ? t457 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t461 = t454 + t460;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t462 = t454 + t457;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t463;
                asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(t462));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t464;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t464) : "f"(t463));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t465;
                asm("mov.b32 %0, %1;" : "=r"(t465) : "f"(t464));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t466 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t467 = t466 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t468 = t467 ? t465 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t469 = t461 + t468;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t470 = t462 + t465;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t471;
                asm("mov.b32 %0, %1;" : "=f"(t471) : "r"(t470));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t472;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t472) : "f"(t471));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t473;
                asm("mov.b32 %0, %1;" : "=r"(t473) : "f"(t472));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t474 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t475 = t474 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t476 = t475 ? t473 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t477 = t469 + t476;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t478 = t470 + t473;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t479;
                asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(t478));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t480;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t480) : "f"(t479));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t481;
                asm("mov.b32 %0, %1;" : "=r"(t481) : "f"(t480));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t482 = lane & 8u;
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
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t488) : "f"(t487));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t489;
                asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t490 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t491 = t490 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t492 = t491 ? t489 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t493 = t485 + t492;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t494 = t486 + t489;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t495;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t495) : "r"(t494));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t495;
            } else {
                merged_6 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_6;
            const bool t496 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t496) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t498 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t499 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t500 = t498 + t499;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t501;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t501) : "r"(t500) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t502;
                asm("mov.b32 %0, %1;" : "=r"(t502) : "f"(t501));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t502));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t505 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t506 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t505 + t506;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t508;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t508) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t509;
                asm("mov.b32 %0, %1;" : "=r"(t509) : "f"(t508));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t510;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t510) : "r"(t509));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t511;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t511) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t512;
                asm("mov.b32 %0, %1;" : "=r"(t512) : "f"(t511));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t513;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t513) : "r"(t512));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t514 = t81 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t515 = last & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t516 = t515 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t517 = t514 + t516;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t518;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t518) : "r"(t517) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t519;
                asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t520;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t520) : "r"(t519));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t521;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t521) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t522 = t521 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t522) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t524 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t525 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t524 + t525;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t527;
                    asm("mov.b32 %0, %1;" : "=f"(t527) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t527) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t528;
                    asm("mov.b32 %0, %1;" : "=f"(t528) : "r"(t510));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t528) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t529;
                    asm("mov.b32 %0, %1;" : "=f"(t529) : "r"(t513));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t529) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t530 = t81 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t531 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t532 = t531 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t533 = t530 + t532;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t533), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t534 = t81 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t535 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t536 = t535 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t537 = t534 + t536;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t538;
                    asm("mov.b32 %0, %1;" : "=f"(t538) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t537), "f"(t538) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t539;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t539) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t540 = t539 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t540) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t81) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t541 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t541;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t542 = t81 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t543 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t544 = t543 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t542), "r"(t544) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t545;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t545) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t546 = t545 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t546) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t548 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t549 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t550 = t548 + t549;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t550), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t551;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t551) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t552 = t551 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t552) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t81) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t554 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t555 = t7 + t554;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t556 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t557 = t556 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t558 = index_3 << 6u;
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
        const u32 t559 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t559) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_18 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t561 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t562 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t563 = t561 + t562;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t564;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t564) : "r"(t563) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t565;
        asm("mov.b32 %0, %1;" : "=r"(t565) : "f"(t564));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t566;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t566) : "r"(t565));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t566;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t567 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t567) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t568 = index_4 != 4294967295u;
            if (!t568) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_19 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t570 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t571 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t570 + t571;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t573;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t573) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t574;
            asm("mov.b32 %0, %1;" : "=r"(t574) : "f"(t573));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t575;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t575) : "r"(t574));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t576;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t576) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t577;
            asm("mov.b32 %0, %1;" : "=r"(t577) : "f"(t576));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t578;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t578) : "r"(t577));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t579 = t81 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t580 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t581 = t580 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t582 = t579 + t581;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t583;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t583) : "r"(t582) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t584;
            asm("mov.b32 %0, %1;" : "=r"(t584) : "f"(t583));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t585;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t585) : "r"(t584));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t586;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t586) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t587 = t586 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t587) {
                const u32 t588 = t81 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t588) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t589 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t590 = t589 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t590 > 1u ? t590 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t592 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t592 < end_2 ? t592 : end_2;
            const u32 t594 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t594 < end_2 ? t594 : end_2;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t596 = t585 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t596 ? masked_right_3 : end_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t598 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t599 = t598 + index_3;
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
            const u32 t600 = t599 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t601 = t600 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t602 = t601 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t603 = t10 + t602;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t604 = t599 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t605 = t604 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t603), "r"(t605) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t606 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t607 = t606 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t608 = t10 + t607;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t609 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t610 = t609 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t608), "r"(t610) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t611 = t599 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t612 = t611 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t613 = smem_1 + t612;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t614 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t615 = t614 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t616 = t8 + t615;
            const u32 t617 = t613 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t618 = t616 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t619 = t617 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t620 = (u64)t619;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t621 = t620 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t622 = t618 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t623 = (u64)t622;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t624 = t623 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t625 = t617 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t626 = (u64)t625;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t627 = t626 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t628 = t618 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t629 = (u64)t628;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t630 = t629 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t631 = t617 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t632 = (u64)t631;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t633 = t632 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t634 = t618 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t635 = (u64)t634;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t636 = t635 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t637 = t617 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t638 = (u64)t637;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t639 = t638 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t640 = t618 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t641 = (u64)t640;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t642 = t641 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t643 = t617 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t644 = (u64)t643;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t645 = t644 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t646 = t618 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t647 = (u64)t646;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t648 = t647 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t649 = t617 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t650 = (u64)t649;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t651 = t650 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t652 = t618 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t653 = (u64)t652;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t654 = t653 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t655 = t617 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t656 = (u64)t655;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t657 = t656 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t658 = t618 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t659 = (u64)t658;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t660 = t659 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t661 = t617 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t662 = (u64)t661;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t663 = t662 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t664 = t618 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t665 = (u64)t664;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t666 = t665 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t621), "l"(t624), "l"(t627), "l"(t630), "l"(t633), "l"(t636), "l"(t639), "l"(t642), "l"(t645), "l"(t648), "l"(t651), "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t667 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t668 = t667 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t669 = t668 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t670 = t10 + t669;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t671 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t671) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t670) : "memory");
            }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t672 = masked_right_4 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t672) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t673 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t673 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t675 = t575 + t558;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query = t675 + t557;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t677 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t678 = t677 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t678;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t680 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t681 = first_query + t680;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t682 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t682 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t691 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t693 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t695 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t697 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t697;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t699 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t699;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t701 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t703 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t705 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t707 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t711 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t713 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t721 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t723 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t725 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t725;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t727 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t727;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t729 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t729;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t731 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t733 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t735 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t737 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t737;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t739 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t739;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t741 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t743 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t745 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t747 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t747;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t748 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t749 = first_query + t748;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t750 = t749 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t751 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t751 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t754 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t754;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t756 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t756;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t758 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t758;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t760 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t760;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t762 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t762;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t764 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t764;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t766 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t768 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t770 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t772 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t774 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t776 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t776;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t778 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t778;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t780 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t780;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t782 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t782;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t784 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t784;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t786 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t786;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t788 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t788;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t790 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t816;
            }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t817 = t585 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t818 = t817 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t819;
            asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t820;
            asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t821;
            asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t822;
            asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t823;
            asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t824;
            asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t835;
            asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t836;
            asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t837;
            asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t838;
            asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_46));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t839;
            asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_49));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t840;
            asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_50));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t841;
            asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_53));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t842;
            asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_54));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t843;
            asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_57));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t844;
            asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(s_58));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t845;
            asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t841), "f"(s_61));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t846;
            asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t842), "f"(s_62));
            f32 t847;
            asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(t844));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t848;
            asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t845), "f"(t846));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t849;
            asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t847), "f"(t848));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t850;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t850) : "f"(t849));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t849), "f"(t850));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t852;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t852) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t852));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t857 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t857));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t859 = before < t818;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t860 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t861 = t859 ? t860 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t861;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t862;
            asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t863;
            asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t864;
            asm("max.f32 %0, %1, %2;" : "=f"(t864) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t865;
            asm("max.f32 %0, %1, %2;" : "=f"(t865) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t866;
            asm("max.f32 %0, %1, %2;" : "=f"(t866) : "f"(t862), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t867;
            asm("max.f32 %0, %1, %2;" : "=f"(t867) : "f"(t863), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t868;
            asm("max.f32 %0, %1, %2;" : "=f"(t868) : "f"(t864), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t869;
            asm("max.f32 %0, %1, %2;" : "=f"(t869) : "f"(t865), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t870;
            asm("max.f32 %0, %1, %2;" : "=f"(t870) : "f"(t866), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t871;
            asm("max.f32 %0, %1, %2;" : "=f"(t871) : "f"(t867), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t872;
            asm("max.f32 %0, %1, %2;" : "=f"(t872) : "f"(t868), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t873;
            asm("max.f32 %0, %1, %2;" : "=f"(t873) : "f"(t869), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t874;
            asm("max.f32 %0, %1, %2;" : "=f"(t874) : "f"(t870), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t875;
            asm("max.f32 %0, %1, %2;" : "=f"(t875) : "f"(t871), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t876;
            asm("max.f32 %0, %1, %2;" : "=f"(t876) : "f"(t872), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t877;
            asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(t873), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t878;
            asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(t874), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t879;
            asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(t875), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t880;
            asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(t876), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t881;
            asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t877), "f"(s_48));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t882;
            asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t878), "f"(s_51));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t883;
            asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t879), "f"(s_52));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t884;
            asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t880), "f"(s_55));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t885;
            asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t881), "f"(s_56));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t886;
            asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t882), "f"(s_59));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t887;
            asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_60));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t888;
            asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_63));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t889;
            asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_64));
            f32 t890;
            asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(t887));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t891;
            asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t888), "f"(t889));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t892;
            asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t890), "f"(t891));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t893;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t893) : "f"(t892));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t892), "f"(t893));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t895;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t895) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t895));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t900 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t900));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t902 = before_2 < t818;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t903 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t904 = t902 ? t903 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t904;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t905 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t907;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t908 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t908));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t910;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t910;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t911 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t913;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t913;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t914 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t914));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t916) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t916;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t917 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t919;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t919;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t920 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t920));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t922;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t922;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t923 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t923));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t925) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t925;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t926 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t926));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t928;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t929 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t929));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t931;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t932 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t932));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t934;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t934;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t935 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t935));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t938 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t938));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t940;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t941 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t943;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t943;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t944 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t944));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t946;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t946;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t947 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t949;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t950 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t952;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t953 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t954 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t955 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t956 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t957 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t958 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t959 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t960 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t961 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t964 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t967 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t970 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t973 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t976 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t978;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t979 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t981;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t982 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t984;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t985 = t953 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t986 = t954 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t987 = t955 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t988 = t956 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t989 = t957 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t990 = t958 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t991 = t959 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t992 = t960 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t993 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t996 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t999 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1002 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1002));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1004;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1005 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1007;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1008 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1008));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1010;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1010;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1011 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1011));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1013;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1014 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1014));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1016;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1017 = t985 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1018 = t986 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1019 = t987 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1020 = t988 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1021 = t989 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1022 = t990 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1023 = t991 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1024 = t992 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1025 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_33 = t1027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1028 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1028));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_34 = t1030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1031 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_35), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_35 = t1033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1034 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_36), "f"(scale_log2), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1036;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_36 = t1036;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1037 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_37), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_37 = t1039;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1040 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_38), "f"(scale_log2), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_38 = t1042;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1043 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_39 = t1045;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1046 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_40 = t1048;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1049 = t1017 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1050 = t1018 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1051 = t1019 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1052 = t1020 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1053 = t1021 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1054 = t1022 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1055 = t1023 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1056 = t1024 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1057 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_41), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_41 = t1059;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1060 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_42), "f"(scale_log2), "f"(t1060));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_42 = t1062;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1063 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_43), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_43 = t1065;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1066 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_44), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1068;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_44 = t1068;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1069 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_45), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_45 = t1071;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1072 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_46), "f"(scale_log2), "f"(t1072));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_46 = t1074;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1075 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(scale_log2), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_47 = t1077;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1078 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1080;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_48 = t1080;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1081 = t1049 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1082 = t1050 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1083 = t1051 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1084 = t1052 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1085 = t1053 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1086 = t1054 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1087 = t1055 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1088 = t1056 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1089 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_49), "f"(scale_log2), "f"(t1089));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_49 = t1091;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1092 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_50), "f"(scale_log2), "f"(t1092));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1094;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1094) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_50 = t1094;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1095 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_51), "f"(scale_log2), "f"(t1095));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_51 = t1097;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1098 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_52), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1100;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_52 = t1100;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1101 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_53), "f"(scale_log2), "f"(t1101));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1103;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_53 = t1103;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1104 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_54), "f"(scale_log2), "f"(t1104));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1106;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1106) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_54 = t1106;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1107 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_55), "f"(scale_log2), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1109;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_55 = t1109;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1110 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_56), "f"(scale_log2), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1112;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_56 = t1112;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1113 = t1081 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1114 = t1082 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1115 = t1083 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1116 = t1084 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1117 = t1085 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1118 = t1086 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1119 = t1087 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1120 = t1088 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1121 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_57), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1123;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_57 = t1123;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1124 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_58), "f"(scale_log2), "f"(t1124));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1126;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_58 = t1126;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1127 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_59), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1129;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_59 = t1129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1130 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_60), "f"(scale_log2), "f"(t1130));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1132;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_60 = t1132;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1133 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_61), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1135;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_61 = t1135;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1136 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_62), "f"(scale_log2), "f"(t1136));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1138;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_62 = t1138;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1139 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1139));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1141;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_63 = t1141;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1142 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1144;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_64 = t1144;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1145 = t1113 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1146 = t1114 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1147 = t1115 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1148 = t1116 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1149 = t1117 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1150 = t1118 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1151 = t1119 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1152 = t1120 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1153 = t1145 + t1146;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1154 = t1149 + t1150;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1153 + t1154;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1156 = t1147 + t1148;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1157 = t1151 + t1152;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1156 + t1157;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1159 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1159;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1160 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1160;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1161;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1162;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1163;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1164;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1170;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1171;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1172;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1172) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1173;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1174;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1175;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1176;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1177;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1178;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1181;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1183;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1184;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1186;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1188;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1189;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1190;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1191;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1192;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1161;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1162;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1163;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1164;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1165;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1166;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1167;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1168;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1169;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1170;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1171;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1172;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1173;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1174;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1175;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1176;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1177;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1178;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1179;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1180;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1181;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1182;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1183;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1184;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1187;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1188;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1189;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1190;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1191;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1192;
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
            const bool t1195 = t585 == 0u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1195) {
                #pragma unroll 1
                for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1196 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1196) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1197 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1198 = t1197 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1199 = t1198 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1200 = t10 + t1199;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1201 = t1197 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1202 = t1201 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1200), "r"(t1202) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1203 = t599 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1204 = t1203 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1205 = smem_1 + t1204;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1206 = t1197 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1207 = t1206 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t8 + t1207;
                    const u32 t1209 = t1205 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1210 = t1208 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1211 = t1209 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1212 = (u64)t1211;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1213 = t1212 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t1210 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1215 = (u64)t1214;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1216 = t1215 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t1209 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1218 = (u64)t1217;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1219 = t1218 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1220 = t1210 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1221 = (u64)t1220;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1222 = t1221 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1223 = t1209 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1224 = (u64)t1223;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1225 = t1224 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1226 = t1210 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1227 = (u64)t1226;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1228 = t1227 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1229 = t1209 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1230 = (u64)t1229;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1231 = t1230 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1232 = t1210 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1233 = (u64)t1232;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1234 = t1233 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1235 = t1209 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1236 = (u64)t1235;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1237 = t1236 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1238 = t1210 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1239 = (u64)t1238;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1240 = t1239 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1241 = t1209 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1242 = (u64)t1241;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1243 = t1242 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1244 = t1210 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1245 = (u64)t1244;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1246 = t1245 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1247 = t1209 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1248 = (u64)t1247;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1249 = t1248 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1250 = t1210 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1251 = (u64)t1250;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1252 = t1251 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1253 = t1209 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1254 = (u64)t1253;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1255 = t1254 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1256 = t1210 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1257 = (u64)t1256;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1258 = t1257 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1213), "l"(t1216), "l"(t1219), "l"(t1222), "l"(t1225), "l"(t1228), "l"(t1231), "l"(t1234), "l"(t1237), "l"(t1240), "l"(t1243), "l"(t1246), "l"(t1249), "l"(t1252), "l"(t1255), "l"(t1258) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1259 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1260 = passed_2 + t1259;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1261 = t1260 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1262 = t1261 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1263 = t1262 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1264 = t10 + t1263;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1265 = t1260 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1266 = t1265 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1264), "r"(t1266) : "memory");
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
                    const u32 t1267 = t1260 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1268 = t1267 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1269 = t9 + t1268;
                    const u32 t1270 = t1269 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1271 = t1270 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1272 = (u64)t1271;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1273 = t1272 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1274 = t1270 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1275 = (u64)t1274;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1276 = t1275 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1277 = t1270 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1278 = (u64)t1277;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1279 = t1278 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1280 = t1270 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1281 = (u64)t1280;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1282 = t1281 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1283 = t1270 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1284 = (u64)t1283;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1285 = t1284 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1286 = t1270 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1287 = (u64)t1286;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1288 = t1287 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1289 = t1270 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1290 = (u64)t1289;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1291 = t1290 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1292 = t1270 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1293 = (u64)t1292;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1294 = t1293 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1273), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1276), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1279), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1282), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1285), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1288), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1291), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1294) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1295 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1296 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t1295 ? 0u : t1296;
                    const u32 t1298 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1298) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1299 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1300 = t1299 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1301 = t1300 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1302 = t1301 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1303 = t10 + t1302;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1304 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1304) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1303) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1305 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1307;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1308 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1308));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1310;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1310) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1310;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1311 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1313;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1313;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1314 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1314));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1316;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1316;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1317 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1319;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1319;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1320 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1320));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1322;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1322;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1323 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1325;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1325;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1326 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1326));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1328;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1328;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1329 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1331;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1331;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1332 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1334;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1334;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1335 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1337;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1337;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1338 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1340;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1341 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1343;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1344 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1346;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1347 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1349;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1350 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1352;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1353 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1354 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1355 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1356 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1357 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1358 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1359 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1360 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1361 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1363;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1363;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1364 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1366;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1366;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1367 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1369;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1369;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1370 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1370));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1372;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1373 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1375;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1375;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1376 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1378;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1378;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1379 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1381;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1381;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1382 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1382));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1384;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1384;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1385 = t1353 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1386 = t1354 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1387 = t1355 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1388 = t1356 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1389 = t1357 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1390 = t1358 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1391 = t1359 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1392 = t1360 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1393 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1395;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1395;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1396 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1398;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1398;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1399 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1401;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1402 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1404;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1404;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1405 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1407;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1407;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1408 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1408));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1410;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1410;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1411 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1413;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1414 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1414));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1416) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1416;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1417 = t1385 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1418 = t1386 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1419 = t1387 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1420 = t1388 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1421 = t1389 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1422 = t1390 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1423 = t1391 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1424 = t1392 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1425 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_97));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_33 = t1427;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1428 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1428));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_98));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_34 = t1430;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1431 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_35), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_99));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_35 = t1433;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1434 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_36), "f"(scale_log2), "f"(t1434));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(exponent_100));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_36 = t1436;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1437 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_37), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_101));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_37 = t1439;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1440 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_38), "f"(scale_log2), "f"(t1440));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(exponent_102));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_38 = t1442;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1443 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_39), "f"(scale_log2), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_103));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_39 = t1445;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1446 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_40), "f"(scale_log2), "f"(t1446));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_104));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_40 = t1448;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1449 = t1417 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1450 = t1418 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1451 = t1419 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1452 = t1420 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1453 = t1421 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1454 = t1422 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1455 = t1423 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1456 = t1424 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1457 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_41), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_105));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_41 = t1459;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1460 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_42), "f"(scale_log2), "f"(t1460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_106));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_42 = t1462;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1463 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_43), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_107));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_43 = t1465;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1466 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_44), "f"(scale_log2), "f"(t1466));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_108));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_44 = t1468;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1469 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_45), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_109));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_45 = t1471;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1472 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_46), "f"(scale_log2), "f"(t1472));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(exponent_110));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_46 = t1474;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1475 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_47), "f"(scale_log2), "f"(t1475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(exponent_111));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_47 = t1477;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1478 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_48), "f"(scale_log2), "f"(t1478));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_112));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_48 = t1480;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1481 = t1449 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1482 = t1450 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1483 = t1451 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1484 = t1452 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1485 = t1453 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1486 = t1454 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1487 = t1455 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1488 = t1456 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1489 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_49), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_113));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_49 = t1491;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1492 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_50), "f"(scale_log2), "f"(t1492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1494;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(exponent_114));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_50 = t1494;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1495 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_51), "f"(scale_log2), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_115));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_51 = t1497;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1498 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_52), "f"(scale_log2), "f"(t1498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1500;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_116));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_52 = t1500;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1501 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_53), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_117));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_53 = t1503;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1504 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_54), "f"(scale_log2), "f"(t1504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1506;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_118));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_54 = t1506;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1507 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_55), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_119));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_55 = t1509;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1510 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_56), "f"(scale_log2), "f"(t1510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_120));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_56 = t1512;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1513 = t1481 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1514 = t1482 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1515 = t1483 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1516 = t1484 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1517 = t1485 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1518 = t1486 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1519 = t1487 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1520 = t1488 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1521 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_57), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_121));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_57 = t1523;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1524 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_58), "f"(scale_log2), "f"(t1524));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_122));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_58 = t1526;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1527 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_59), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_123));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_59 = t1529;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1530 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_60), "f"(scale_log2), "f"(t1530));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_124));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_60 = t1532;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1533 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_61), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_125));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_61 = t1535;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1536 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_62), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_126));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_62 = t1538;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1539 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_127));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_63 = t1541;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1542 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1542));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1544;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_128));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_64 = t1544;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1545 = t1513 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1546 = t1514 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1547 = t1515 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1548 = t1516 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1549 = t1517 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1550 = t1518 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1551 = t1519 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1552 = t1520 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1553 = t1545 + t1546;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1554 = t1549 + t1550;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1553 + t1554;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1556 = t1547 + t1548;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1557 = t1551 + t1552;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1556 + t1557;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1559 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1559;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1560 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1560;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1561 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1562 = passed_2 + t1561;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1563 = t1562 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1564 = t1563 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1565 = t1564 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1566 = t10 + t1565;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1567 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1567) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1566) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1568;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1569;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1570;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1571;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1572;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1573;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1574;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1575;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1576;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1577;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1577) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1578;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1579;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1580;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1581;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1582;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1582) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1583;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(s_31), "f"(s_32));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1584;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(s_33), "f"(s_34));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1585;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1585) : "f"(s_35), "f"(s_36));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1586;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(s_37), "f"(s_38));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1587;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(s_39), "f"(s_40));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1588;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1588) : "f"(s_41), "f"(s_42));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1589;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(s_43), "f"(s_44));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1590;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(s_45), "f"(s_46));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1591;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(s_47), "f"(s_48));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1592;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(s_49), "f"(s_50));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1593;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(s_51), "f"(s_52));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1594;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(s_53), "f"(s_54));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1595;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(s_55), "f"(s_56));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1596;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(s_57), "f"(s_58));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1597;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(s_59), "f"(s_60));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1598;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(s_61), "f"(s_62));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1599;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1568;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1569;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1570;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1571;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1572;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1573;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1574;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1575;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1576;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1577;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1578;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1579;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1580;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1581;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1582;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1583;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1584;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1585;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1586;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1587;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1588;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1589;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1590;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1591;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1592;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1593;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1594;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1595;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1596;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1597;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1598;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1599;
                }
            } else {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1600 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1600) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1601 = passed_2 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1602 = t1601 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1603 = t1602 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1604 = t10 + t1603;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1605 = t1601 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1606 = t1605 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1604), "r"(t1606) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1607 = t599 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1608 = t1607 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1609 = smem_1 + t1608;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1610 = t1601 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1611 = t1610 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1612 = t8 + t1611;
                    const u32 t1613 = t1609 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1614 = t1612 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1615 = t1613 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1616 = (u64)t1615;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1617 = t1616 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1618 = t1614 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1619 = (u64)t1618;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1620 = t1619 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1621 = t1613 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1622 = (u64)t1621;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1623 = t1622 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1624 = t1614 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1625 = (u64)t1624;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1626 = t1625 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1627 = t1613 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1628 = (u64)t1627;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1629 = t1628 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1630 = t1614 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1631 = (u64)t1630;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1632 = t1631 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1633 = t1613 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1634 = (u64)t1633;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1635 = t1634 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1636 = t1614 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1637 = (u64)t1636;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1638 = t1637 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1639 = t1613 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1640 = (u64)t1639;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1641 = t1640 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1642 = t1614 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1643 = (u64)t1642;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1644 = t1643 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1645 = t1613 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1646 = (u64)t1645;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1647 = t1646 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1648 = t1614 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1649 = (u64)t1648;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1650 = t1649 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1651 = t1613 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1652 = (u64)t1651;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1653 = t1652 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1654 = t1614 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1655 = (u64)t1654;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1656 = t1655 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1657 = t1613 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1658 = (u64)t1657;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1659 = t1658 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1660 = t1614 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1661 = (u64)t1660;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1662 = t1661 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1617), "l"(t1620), "l"(t1623), "l"(t1626), "l"(t1629), "l"(t1632), "l"(t1635), "l"(t1638), "l"(t1641), "l"(t1644), "l"(t1647), "l"(t1650), "l"(t1653), "l"(t1656), "l"(t1659), "l"(t1662) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1663 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1664 = passed_2 + t1663;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1665 = t1664 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1666 = t1665 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1667 = t1666 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1668 = t10 + t1667;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1669 = t1664 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1670 = t1669 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1668), "r"(t1670) : "memory");
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
                    const u32 t1671 = t1664 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1672 = t1671 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1673 = t9 + t1672;
                    const u32 t1674 = t1673 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1675 = t1674 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1676 = (u64)t1675;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1677 = t1676 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1678 = t1674 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1679 = (u64)t1678;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1680 = t1679 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1681 = t1674 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1682 = (u64)t1681;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1683 = t1682 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1684 = t1674 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1685 = (u64)t1684;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1686 = t1685 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1687 = t1674 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1688 = (u64)t1687;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1689 = t1688 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1690 = t1674 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1691 = (u64)t1690;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1692 = t1691 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1693 = t1674 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1694 = (u64)t1693;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1695 = t1694 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1696 = t1674 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1697 = (u64)t1696;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1698 = t1697 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1677), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1680), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1683), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1686), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1689), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1692), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1695), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1698) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1699 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1700 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t1699 ? 0u : t1700;
                    const u32 t1702 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1702) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1703 = passed_2 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1704 = t1703 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1705 = t1704 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1706 = t1705 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1707 = t10 + t1706;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1708 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1708) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1707) : "memory");
                    }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1709 = t585 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1710 = t1709 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1711;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1711) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1712;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1712) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1713;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1713) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1714;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1715;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1711), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1716;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1716) : "f"(t1712), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1717;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1717) : "f"(t1713), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1718;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1718) : "f"(t1714), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1719;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1719) : "f"(t1715), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1720;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1720) : "f"(t1716), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1721;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1721) : "f"(t1717), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1722;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1722) : "f"(t1718), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1723;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1723) : "f"(t1719), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1724;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1724) : "f"(t1720), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1725;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1725) : "f"(t1721), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1726;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1726) : "f"(t1722), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1727;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(t1723), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1728;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1728) : "f"(t1724), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1729;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(t1725), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1730;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1730) : "f"(t1726), "f"(s_46));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1731;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1731) : "f"(t1727), "f"(s_49));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1732;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1732) : "f"(t1728), "f"(s_50));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1733;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1733) : "f"(t1729), "f"(s_53));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1734;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1734) : "f"(t1730), "f"(s_54));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1735;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(t1731), "f"(s_57));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1736;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1736) : "f"(t1732), "f"(s_58));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1737;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1737) : "f"(t1733), "f"(s_61));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1738;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1738) : "f"(t1734), "f"(s_62));
                    f32 t1739;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1739) : "f"(t1735), "f"(t1736));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1740;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1740) : "f"(t1737), "f"(t1738));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1741;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1741) : "f"(t1739), "f"(t1740));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1742;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1742) : "f"(t1741));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1741), "f"(t1742));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1744;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1744) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1744));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1749 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1749));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1751 = before_3 < t1710;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1752 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1753 = t1751 ? t1752 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1753;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1754;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1755;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1756;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1757;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1758;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1754), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1759;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1755), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1760;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1756), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1757), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1758), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_48));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_51));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_52));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_55));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_56));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_59));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_60));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_63));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_64));
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(t1779));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1780), "f"(t1781));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1782), "f"(t1783));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1785;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1785) : "f"(t1784));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1784), "f"(t1785));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1787;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1787) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1787));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1792 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1792));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1794 = before_4 < t1710;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1795 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1796 = t1794 ? t1795 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1796;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1797 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t1797));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1799;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(exponent_129));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1799;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1800 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t1800));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1802;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1802) : "f"(exponent_130));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1802;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1803 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_3), "f"(scale_log2), "f"(t1803));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1805;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1805) : "f"(exponent_131));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1805;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1806 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_4), "f"(scale_log2), "f"(t1806));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1808;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1808) : "f"(exponent_132));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1808;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1809 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_5), "f"(scale_log2), "f"(t1809));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1811;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1811) : "f"(exponent_133));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1811;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1812 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_6), "f"(scale_log2), "f"(t1812));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1814;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1814) : "f"(exponent_134));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1814;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1815 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_7), "f"(scale_log2), "f"(t1815));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1817) : "f"(exponent_135));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1817;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1818 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_8), "f"(scale_log2), "f"(t1818));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1820;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_136));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1820;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1821 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_9), "f"(scale_log2), "f"(t1821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_137));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1823;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1824 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_10), "f"(scale_log2), "f"(t1824));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1826;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1826) : "f"(exponent_138));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1826;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1827 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_11), "f"(scale_log2), "f"(t1827));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_139));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1829;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1830 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_12), "f"(scale_log2), "f"(t1830));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_140));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1832;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1833 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_13), "f"(scale_log2), "f"(t1833));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_141));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1835;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1836 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_14), "f"(scale_log2), "f"(t1836));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1838;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_142));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1838;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1839 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_15), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1841;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_143));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1841;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1842 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_16), "f"(scale_log2), "f"(t1842));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1844;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_144));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1844;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1845 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1846 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1847 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1848 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1849 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1850 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1851 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1852 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1853 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_17), "f"(scale_log2), "f"(t1853));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(exponent_145));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1855;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1856 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_18), "f"(scale_log2), "f"(t1856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_146));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1858;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1859 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_19), "f"(scale_log2), "f"(t1859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1861;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_147));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1861;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1862 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_20), "f"(scale_log2), "f"(t1862));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1864;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_148));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1864;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1865 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_21), "f"(scale_log2), "f"(t1865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1867;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_149));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1867;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1868 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_22), "f"(scale_log2), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_150));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1870;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1871 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_23), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_151));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1873;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1874 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_24), "f"(scale_log2), "f"(t1874));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1876;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_152));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1876;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1877 = t1845 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1878 = t1846 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1879 = t1847 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1880 = t1848 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1881 = t1849 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1882 = t1850 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1883 = t1851 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1884 = t1852 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1885 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_25), "f"(scale_log2), "f"(t1885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1887;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_153));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1887;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1888 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_26), "f"(scale_log2), "f"(t1888));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1890;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(exponent_154));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1890;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1891 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_27), "f"(scale_log2), "f"(t1891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_155));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1893;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1894 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_28), "f"(scale_log2), "f"(t1894));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1896;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(exponent_156));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1896;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1897 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_29), "f"(scale_log2), "f"(t1897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1899;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_157));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1899;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1900 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_30), "f"(scale_log2), "f"(t1900));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1902;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1902) : "f"(exponent_158));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1902;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1903 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_31), "f"(scale_log2), "f"(t1903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_159));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1905;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1906 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_32), "f"(scale_log2), "f"(t1906));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1908;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_160));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1908;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1909 = t1877 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1910 = t1878 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1911 = t1879 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1912 = t1880 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1913 = t1881 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1914 = t1882 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1915 = t1883 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1916 = t1884 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1917 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_33), "f"(scale_log2), "f"(t1917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1919;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1919) : "f"(exponent_161));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_33 = t1919;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1920 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_34), "f"(scale_log2), "f"(t1920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1922;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1922) : "f"(exponent_162));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_34 = t1922;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1923 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_35), "f"(scale_log2), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1925;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_163));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_35 = t1925;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1926 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_36), "f"(scale_log2), "f"(t1926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1928;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_164));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_36 = t1928;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1929 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_37), "f"(scale_log2), "f"(t1929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1931;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1931) : "f"(exponent_165));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_37 = t1931;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1932 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_38), "f"(scale_log2), "f"(t1932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1934;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_166));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_38 = t1934;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1935 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_39), "f"(scale_log2), "f"(t1935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1937;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_167));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_39 = t1937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1938 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_40), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_168));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_40 = t1940;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1941 = t1909 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1942 = t1910 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1943 = t1911 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1944 = t1912 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1945 = t1913 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1946 = t1914 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1947 = t1915 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1948 = t1916 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1949 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_41), "f"(scale_log2), "f"(t1949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(exponent_169));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_41 = t1951;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1952 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_42), "f"(scale_log2), "f"(t1952));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1954;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(exponent_170));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_42 = t1954;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1955 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_43), "f"(scale_log2), "f"(t1955));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1957;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_171));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_43 = t1957;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1958 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_44), "f"(scale_log2), "f"(t1958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1960;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_172));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_44 = t1960;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1961 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_45), "f"(scale_log2), "f"(t1961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1963;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1963) : "f"(exponent_173));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_45 = t1963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1964 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_46), "f"(scale_log2), "f"(t1964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1966;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1966) : "f"(exponent_174));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_46 = t1966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1967 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_47), "f"(scale_log2), "f"(t1967));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1969;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_175));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_47 = t1969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1970 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_48), "f"(scale_log2), "f"(t1970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1972;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_176));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_48 = t1972;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1973 = t1941 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1974 = t1942 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1975 = t1943 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1976 = t1944 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1977 = t1945 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1978 = t1946 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1979 = t1947 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1980 = t1948 + s_48;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1981 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_49), "f"(scale_log2), "f"(t1981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1983) : "f"(exponent_177));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_49 = t1983;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1984 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_50), "f"(scale_log2), "f"(t1984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1986;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(exponent_178));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_50 = t1986;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1987 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_51), "f"(scale_log2), "f"(t1987));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1989;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_179));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_51 = t1989;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1990 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_52), "f"(scale_log2), "f"(t1990));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_180));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_52 = t1992;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1993 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_53), "f"(scale_log2), "f"(t1993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(exponent_181));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_53 = t1995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1996 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_54), "f"(scale_log2), "f"(t1996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(exponent_182));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_54 = t1998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1999 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_55), "f"(scale_log2), "f"(t1999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_183));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_55 = t2001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2002 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_56), "f"(scale_log2), "f"(t2002));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_184));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_56 = t2004;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2005 = t1973 + s_49;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2006 = t1974 + s_50;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2007 = t1975 + s_51;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2008 = t1976 + s_52;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2009 = t1977 + s_53;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2010 = t1978 + s_54;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2011 = t1979 + s_55;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2012 = t1980 + s_56;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2013 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_57), "f"(scale_log2), "f"(t2013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2015) : "f"(exponent_185));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_57 = t2015;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2016 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_58), "f"(scale_log2), "f"(t2016));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2018) : "f"(exponent_186));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_58 = t2018;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2019 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_59), "f"(scale_log2), "f"(t2019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_187));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_59 = t2021;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2022 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_60), "f"(scale_log2), "f"(t2022));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_188));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_60 = t2024;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2025 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_61), "f"(scale_log2), "f"(t2025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(exponent_189));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_61 = t2027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2028 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_62), "f"(scale_log2), "f"(t2028));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2030) : "f"(exponent_190));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_62 = t2030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2031 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_191));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_63 = t2033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2034 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2034));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2036;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(exponent_192));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_64 = t2036;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2037 = t2005 + s_57;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2038 = t2006 + s_58;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2039 = t2007 + s_59;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2040 = t2008 + s_60;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2041 = t2009 + s_61;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2042 = t2010 + s_62;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2043 = t2011 + s_63;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2044 = t2012 + s_64;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2045 = t2037 + t2038;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2046 = t2041 + t2042;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t2045 + t2046;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2048 = t2039 + t2040;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2049 = t2043 + t2044;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t2048 + t2049;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2051 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t2051;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2052 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t2052;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2053 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2054 = passed_2 + t2053;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2055 = t2054 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2056 = t2055 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2057 = t2056 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2058 = t10 + t2057;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2059 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2059) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2058) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2060 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2061 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2062 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2063 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2064 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2065 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2066 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2067 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2068 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2069 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2070 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2071 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2072 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2073 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2074 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2075 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2076 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2077 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2078 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2079 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2080 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2081 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2082 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2083 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2084 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2085 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2086 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2087 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2088 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2089 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2090 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2091 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2092 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2093 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2094 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2095 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2096 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2097 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2098 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2099 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2100 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2101 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2102 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2103 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2104 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2105 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2106 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2123;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2124;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2125;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2126;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2127;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2128;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2129;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2130;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2131;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2131) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2132;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2133;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2134;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2135;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2136;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2137;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2138;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2139;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2140;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2141;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2141) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2142;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2142) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2143;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2143) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2144;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2145;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2145) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2146;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2147;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2148;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2149;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2150;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2151;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2151) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2152;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2153;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2153) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2154;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2155;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2124;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2125;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2126;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2127;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2128;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2129;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2130;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2131;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2132;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2133;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2134;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2135;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2136;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2137;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2138;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2139;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2140;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2141;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2142;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2143;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2144;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2145;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2146;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2147;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2148;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2149;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2150;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2151;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2152;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2153;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2154;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2155;
                }
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2156 = t599 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2157 = t2156 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2158 = t2157 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2159 = t10 + t2158;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2160 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2160) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2159) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2161 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2162 = passed_2 + t2161;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2163 = t2162 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2164 = t2163 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2165 = t2164 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2166 = t10 + t2165;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2167 = t2162 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2168 = t2167 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2166), "r"(t2168) : "memory");
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
            const u32 t2169 = t2162 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2170 = t2169 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2171 = t9 + t2170;
            const u32 t2172 = t2171 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2173 = t2172 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2174 = (u64)t2173;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2175 = t2174 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2176 = t2172 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2177 = (u64)t2176;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2178 = t2177 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2179 = t2172 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2180 = (u64)t2179;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2181 = t2180 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2182 = t2172 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2183 = (u64)t2182;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2184 = t2183 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2185 = t2172 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2186 = (u64)t2185;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2187 = t2186 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2188 = t2172 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2189 = (u64)t2188;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2190 = t2189 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2191 = t2172 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2192 = (u64)t2191;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2193 = t2192 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2194 = t2172 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2195 = (u64)t2194;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2196 = t2195 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2175), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2178), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2181), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2184), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2187), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2190), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2193), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2196) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2197 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2198 = passed_2 + t2197;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2199 = t2198 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2200 = t2199 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2201 = t2200 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2202 = t10 + t2201;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2203 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2203) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2202) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2205 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2206 = t557 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t2205 + t2206;
            const bool first = t585 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 1099511600000.0f;
            const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t2213 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t2213);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2215 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2216 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2217 = t2215 & t2216;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2217) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2218 = t81 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2219 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2220 = t2219 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2221 = t2218 + t2220;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2222 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2223 = t2221 + t2222;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2223), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2224 = t585 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2225 = t2224 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t2225 != 0u;
            const bool t2227 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2228 = first & t2227;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2229 = t2228 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2230;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2230) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2230;
            f32 t2232;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2232) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2233 = pair_5 + t2232;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2233;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2234;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2234) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2234;
            f32 t2236;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2236) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2237 = pair_6 + t2236;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2237;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2238 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2239;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2239) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2238 ? 0.0f : t2239;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2241 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2241;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2242 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2242;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2243 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2243;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2244 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2244;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2245 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2245;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2246 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2246;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2247 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2247;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2248 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2248;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2249 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2249;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2250 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2250;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2251 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2251;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2252 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2252;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2253 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2253;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2254 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2254;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2255 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2255;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2256 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2256;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2257 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2257;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2258 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2258;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2259 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2259;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2260 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2260;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2261 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2261;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2262 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2262;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2263 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2263;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2264 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2264;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2265 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2265;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2266 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2266;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2267 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2267;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2268 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2268;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2269 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2269;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2270 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2270;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2271 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2271;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2272 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2272;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2273 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2274;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2273 ? 0.0f : t2274;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2276 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2276;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2277 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2277;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2278 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2278;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2279 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2279;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2280 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2280;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2281 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2281;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2282 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2282;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2283 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2283;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2284 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2284;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2285 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2285;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2286 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2286;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2287 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2287;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2288 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2289 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2290 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2291 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2292 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2293 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2294 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2295 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2296 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2296;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2297 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2297;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2298 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2298;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2299 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2299;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2300 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2300;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2301 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2301;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2302 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2302;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2303 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2303;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2304 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2304;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2305 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2305;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2306 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2306;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2307 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2307;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2308 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2308) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2309 = t599 & 3u;
            const u32 t2310 = t555 + 8192u;
            u32 t2311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2313) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2314) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2317) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2318) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2319) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2320) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2321) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2322) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2323) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2324) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2325) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2326) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2327) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2328) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2329) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2330) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2331) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2332) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2333) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2334) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2335;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2335) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2336;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2337;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2337) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2338;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2338) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2339;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2339) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2340;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2341;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2341) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2342;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2342) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2343 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2344 = t557 + t2343;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2345 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2346 = t2344 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2347 = t2345 ^ t2346;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2348 = t2344 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2349 = t2347 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2350 = t2348 + t2349;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2351 = t555 + t2350;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2351), "r"(t2311), "r"(t2312), "r"(t2313), "r"(t2314) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2352 = t2350 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2353 = t555 + t2352;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2353), "r"(t2315), "r"(t2316), "r"(t2317), "r"(t2318) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2354 = t2350 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2355 = t555 + t2354;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2355), "r"(t2319), "r"(t2320), "r"(t2321), "r"(t2322) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2356 = t2350 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2357 = t555 + t2356;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2357), "r"(t2323), "r"(t2324), "r"(t2325), "r"(t2326) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2358 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2359 = t557 + t2358;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2360 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2361 = t2359 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2362 = t2360 ^ t2361;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2363 = t2359 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2364 = t2362 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2365 = t2363 + t2364;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2366 = t2310 + t2365;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2366), "r"(t2327), "r"(t2328), "r"(t2329), "r"(t2330) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2367 = t2365 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2368 = t2310 + t2367;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2368), "r"(t2331), "r"(t2332), "r"(t2333), "r"(t2334) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2369 = t2365 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2370 = t2310 + t2369;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2370), "r"(t2335), "r"(t2336), "r"(t2337), "r"(t2338) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2371 = t2365 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2372 = t2310 + t2371;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2372), "r"(t2339), "r"(t2340), "r"(t2341), "r"(t2342) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2373 = t575 + t558;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2373 + t557;
            const bool t2375 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2375) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2229) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2376 = t557 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2377 = t555 + t2376;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2377), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t578) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2378 = t555 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2379 = t557 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2380 = t2378 + t2379;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2380), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t578) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2229) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2381 = (u64)t578;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2382 = t2381 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2383 = t2382 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2384 = lse + t2383;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2385 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2386 = t2385 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2387 = t2386 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2388 = t2384 + t2387;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2389 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2390 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2391 = t2390 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2391) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2392 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2392;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2395 = (u64)row * t2389;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2396 = t2395 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2397 = t2388 + t2396;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2398;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2398) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2399 = reference + t2398;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2399 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2401 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2402 = t2401 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2397), "f"(t2402) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2403 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2404 = first_row + t2403;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2404 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2407 = (u64)row_2 * t2389;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2408 = t2407 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2409 = t2388 + t2408;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2410;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2410) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2411 = reference_2 + t2410;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2411 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2413 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2414 = t2413 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2409), "f"(t2414) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2415;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2415) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2416 = t2415 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2416) {
                const u32 t2417 = t81 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2417) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2418 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2418;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2419 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t2419) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2421 = t81 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2422 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2423 = t2421 + t2422;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2424;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2424) : "r"(t2423) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2425;
            asm("mov.b32 %0, %1;" : "=r"(t2425) : "f"(t2424));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2426;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2426) : "r"(t2425));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2426;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2428 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2428) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2429 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2429) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
