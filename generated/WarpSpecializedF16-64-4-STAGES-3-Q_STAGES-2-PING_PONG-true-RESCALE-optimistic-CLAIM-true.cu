typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(640, 1)
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
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 160u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 168u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 128u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 136u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 144u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 152u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t10 + 216u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t38) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t39 = t10 + 224u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
        const u32 t40 = t39 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 17;" :  : "r"(t40) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t39 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t41) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t46), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t47), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t48), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t49), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t50), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t51), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t52), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t53), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t54), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t55), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t56), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t57), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t58), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t59 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t60), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t61 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t62), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t63 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t64), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t65 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t66), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t67 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t68), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t69 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t70), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t71 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t72), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t73 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t74), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t75 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t76), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t77 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t78), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t80 = t79 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t80), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t81 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t82 = t81 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t82), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t83 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t84 = t83 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t84), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t85 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t86 = t85 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t86), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t87 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t88 = t87 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t88), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t89 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t90 = t89 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t90), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t91 = t39 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t92 = t91 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t92), "f"(0.0f) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t93 = t10 + 224u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t94 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t94) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t95 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t95) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t96 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t96) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t98 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t99 = slot << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t100 = t98 + t99;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t101;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t101) : "r"(t100) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t102;
            asm("mov.b32 %0, %1;" : "=r"(t102) : "f"(t101));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t103;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t103) : "r"(t102));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t103;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t104 = index != 4294967295u;
                if (!t104) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t106 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = slot_2 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t106 + t107;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t109;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t109) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t110;
                asm("mov.b32 %0, %1;" : "=r"(t110) : "f"(t109));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t111;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t111) : "r"(t110));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t112;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t112) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t113;
                asm("mov.b32 %0, %1;" : "=r"(t113) : "f"(t112));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t114;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t114) : "r"(t113));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t115 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t116 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t117 = t116 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t118 = t115 + t117;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t119;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t119) : "r"(t118) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t120;
                asm("mov.b32 %0, %1;" : "=r"(t120) : "f"(t119));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t121;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t121) : "r"(t120));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t122 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t123 = t122 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t123 > 1u ? t123 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t125 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t125 < end ? t125 : end;
                const u32 t127 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t127 < end ? t127 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t129 = t121 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t129 ? masked_right : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = end <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t133;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t134 = t133 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t134) {
                        const u32 t135 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t135) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t136 = tile << 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t136 & 7u;
                const u32 t138 = slot_3 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t136 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
                const u32 t144 = slot_3 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t10 + t145;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t147 = slot_3 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t148 = smem_1 + t147;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t149;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t149) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t150 = t149 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t150) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t146) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t148), "l"(q), "r"(t146), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t152 = t151 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t152 & 7u;
                const u32 t154 = slot_4 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t10 + t155;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t152 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t158 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(t159) : "memory");
                const u32 t160 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t10 + t161;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t111 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = slot_4 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = smem_1 + t164;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t166;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t166) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t167 = t166 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t167) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t162) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t165), "l"(q), "r"(t162), "r"(0u), "r"(index), "r"(t163), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t168 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t169 = t168 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t169 & 7u;
                const u32 t171 = slot_5 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t10 + t172;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t169 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t174 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t175 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(t176) : "memory");
                const u32 t177 = slot_5 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t177 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t10 + t178;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t111 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = slot_5 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t182 = smem_1 + t181;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t183;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t184 = t183 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t184) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t179) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t182), "l"(q), "r"(t179), "r"(0u), "r"(index), "r"(t180), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t185 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t186 = t185 + 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = t186 & 7u;
                const u32 t188 = slot_6 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t188 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t10 + t189;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t186 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t191 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t192 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t190), "r"(t193) : "memory");
                const u32 t194 = slot_6 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = t194 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t10 + t195;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t111 + 192u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t198 = slot_6 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t199 = smem_1 + t198;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t200;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t200) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t201 = t200 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t201) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t196) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t199), "l"(q), "r"(t196), "r"(0u), "r"(index), "r"(t197), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed % 3u;
                const u32 t203 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t10 + t203;
                const u32 t205 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t205 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = t10 + t206;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t208 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t209 = t208 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = t209 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t207), "r"(t210) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t212 = t211 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = slot_7 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t8 + t213;
                u32 t215;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t215) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t216 = t215 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t216) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t204) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t214), "l"(k), "r"(t204), "r"(0u), "r"(t131), "r"(t212), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_8 = passed % 3u;
                const u32 t218 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t10 + t219;
                const u32 t221 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t221 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t10 + t222;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = t224 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t226 = t225 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t223), "r"(t226) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t227 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t228 = t227 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t229 = slot_8 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t230 = t9 + t229;
                u32 t231;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t232 = t231 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t232) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t220) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t220), "r"(0u), "r"(t131), "r"(t228), "r"(t114) : "memory");
                }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t233 = end > 3u ? end : 3u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t233 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t235 % 3u;
                    const u32 t237 = slot_9 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t10 + t237;
                    const u32 t239 = slot_9 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t239 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t10 + t240;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t235 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t242 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t243 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t241), "r"(t244) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t245 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t246 = t245 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t247 = t246 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = slot_9 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = t8 + t248;
                    u32 t250;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t250) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t251 = t250 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t251) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t238) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t249), "l"(k), "r"(t238), "r"(0u), "r"(t131), "r"(t247), "r"(t114) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t252 % 3u;
                    const u32 t254 = slot_10 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t254 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t10 + t255;
                    const u32 t257 = slot_10 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t10 + t258;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t252 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t260 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t261 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t259), "r"(t262) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t263 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = t263 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t265 = t264 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t266 = slot_10 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t267 = t9 + t266;
                    u32 t268;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t268) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t269 = t268 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t269) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t256) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t267), "l"(v), "r"(t256), "r"(0u), "r"(t131), "r"(t265), "r"(t114) : "memory");
                    }
                }
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t270 = 2u < end;
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t270) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t271;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t271) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t272 = t271 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t272) {
                        const u32 t273 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t273) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end; i_2 += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t274 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_11 = t274 % 3u;
                    const u32 t276 = slot_11 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t277 = t10 + t276;
                    const u32 t278 = slot_11 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t279 = t278 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t280 = t10 + t279;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t281 = t274 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t282 = t281 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t283 = t282 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t280), "r"(t283) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t284 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t285 = t284 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t286 = t285 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t287 = slot_11 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t288 = t8 + t287;
                    u32 t289;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t289) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t290 = t289 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t290) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t277) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t288), "l"(k), "r"(t277), "r"(0u), "r"(t131), "r"(t286), "r"(t114) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t291 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_12 = t291 % 3u;
                    const u32 t293 = slot_12 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t294 = t293 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = t10 + t294;
                    const u32 t296 = slot_12 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t297 = t296 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t298 = t10 + t297;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t299 = t291 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t300 = t299 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t300 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t298), "r"(t301) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t302 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t303 = t302 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t304 = t303 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t305 = slot_12 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t306 = t9 + t305;
                    u32 t307;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t307) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t308 = t307 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t308) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t295) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t306), "l"(v), "r"(t295), "r"(0u), "r"(t131), "r"(t304), "r"(t114) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t309 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t309;
                const u32 t310 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t310;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t311 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t311) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_13 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t313 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t314 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t315 = t313 + t314;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t316;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t316) : "r"(t315) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t317;
                asm("mov.b32 %0, %1;" : "=r"(t317) : "f"(t316));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t318;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t318) : "r"(t317));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t318;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t320 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t320) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t321 = seq_q + 255u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t321 >> 8u;
            const u32 t323 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t323 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t325 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t325;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t326 = index_2 < total;
                if (!t326) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t327 = index_2 / of_head;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t328 = index_2 % of_head;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t329 = t328 << 8u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t330 = t327 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t331 = t327 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t332;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t332) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t333 = t332 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t333) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t335 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t336 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t335 + t336;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t338;
                    asm("mov.b32 %0, %1;" : "=f"(t338) : "r"(t330));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t338) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t339;
                    asm("mov.b32 %0, %1;" : "=f"(t339) : "r"(t329));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t339) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t340;
                    asm("mov.b32 %0, %1;" : "=f"(t340) : "r"(t331));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t340) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t342 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t342 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = t341 + t343;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t344), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t345;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t345) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t346 = t345 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t346) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t347 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t347;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t348 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t349 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t350 = t349 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t348), "r"(t350) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t351 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t352 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t353 = t352 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t351 + t353;
                const bool t355 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t355) {
                    const u32 t356 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = verdict + t356;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t358;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t358) : "r"(t357) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t359;
                    asm("mov.b32 %0, %1;" : "=r"(t359) : "f"(t358));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t359;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t361 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t361) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t362 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t362) {
                        const u32 t363 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t364 = verdict + t363;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t364), "f"(0.0f) : "memory");
                    }
                    const u32 t365 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t366;
                    asm("mov.b32 %0, %1;" : "=f"(t366) : "r"(t365));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t367;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t367) : "f"(t366));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t368;
                    asm("mov.b32 %0, %1;" : "=r"(t368) : "f"(t367));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t369 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t370 = t369 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t371 = t370 ? t368 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t372 = t365 + t371;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = t365 + t368;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t374;
                    asm("mov.b32 %0, %1;" : "=f"(t374) : "r"(t373));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t375;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t375) : "f"(t374));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t376;
                    asm("mov.b32 %0, %1;" : "=r"(t376) : "f"(t375));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t377 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t378 = t377 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t379 = t378 ? t376 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = t372 + t379;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t381 = t373 + t376;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t382;
                    asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(t381));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t383;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t383) : "f"(t382));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t384;
                    asm("mov.b32 %0, %1;" : "=r"(t384) : "f"(t383));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t386 = t385 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = t386 ? t384 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t380 + t387;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = t381 + t384;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t390;
                    asm("mov.b32 %0, %1;" : "=f"(t390) : "r"(t389));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t391;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t391) : "f"(t390));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t392;
                    asm("mov.b32 %0, %1;" : "=r"(t392) : "f"(t391));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t393 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t394 = t393 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t395 = t394 ? t392 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t396 = t388 + t395;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t397 = t389 + t392;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t398;
                    asm("mov.b32 %0, %1;" : "=f"(t398) : "r"(t397));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t399;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t399) : "f"(t398));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t400;
                    asm("mov.b32 %0, %1;" : "=r"(t400) : "f"(t399));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t401 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t402 = t401 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t403 = t402 ? t400 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t404 = t396 + t403;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t405 = t397 + t400;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t406;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t406) : "r"(t405));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t406;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t407 = warps != 0u;
                    if (!t407) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t409 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t410 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t411 = t409 + t410;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t412;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t412) : "r"(t411) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t413;
                    asm("mov.b32 %0, %1;" : "=r"(t413) : "f"(t412));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t413));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t416 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t417 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t416 + t417;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t419;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t419) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t420;
                    asm("mov.b32 %0, %1;" : "=r"(t420) : "f"(t419));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t421;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t421) : "r"(t420));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t422;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t422) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t423;
                    asm("mov.b32 %0, %1;" : "=r"(t423) : "f"(t422));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t424;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t424) : "r"(t423));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t427 = t426 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t428 = t425 + t427;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t429;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t429) : "r"(t428) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t430;
                    asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t431;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t431) : "r"(t430));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t432;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t432) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t433 = t432 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t433) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_17 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t435 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t436 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t435 + t436;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t438;
                        asm("mov.b32 %0, %1;" : "=f"(t438) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t438) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t439;
                        asm("mov.b32 %0, %1;" : "=f"(t439) : "r"(t421));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t439) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t440;
                        asm("mov.b32 %0, %1;" : "=f"(t440) : "r"(t424));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t440) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t441 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t443 = t442 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t444 = t441 + t443;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t444), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t445 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t447 = t446 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t448 = t445 + t447;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t449;
                        asm("mov.b32 %0, %1;" : "=f"(t449) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t448), "f"(t449) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t450;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t450) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t451 = t450 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t451) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t452 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t452;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t453 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t454 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t455 = t454 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t453), "r"(t455) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t456 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t457 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t458 = t457 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t456 + t458;
                    const bool t460 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t460) {
                        const u32 t461 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = verdict_2 + t461;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t463;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t463) : "r"(t462) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t464;
                        asm("mov.b32 %0, %1;" : "=r"(t464) : "f"(t463));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t464;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t466 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t466) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t467 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t467) {
                            const u32 t468 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t469 = verdict_2 + t468;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t469), "f"(0.0f) : "memory");
                        }
                        const u32 t470 = word_2 << lane;
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
                        merged_4 = t511;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t513 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t513) {
                    const u32 t514 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t515;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t515) : "l"(claims), "r"(t514) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t515;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t516 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t517;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t517) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t518 = t516 + t517;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t518;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t521 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t522 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t521), "r"(t522) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t523 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t524 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t525 = t524 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t523 + t525;
            const bool t527 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t527) {
                const u32 t528 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = verdict_3 + t528;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t530;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t530) : "r"(t529) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t531;
                asm("mov.b32 %0, %1;" : "=r"(t531) : "f"(t530));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t531;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t533 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t533) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t534 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t534) {
                    const u32 t535 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t536 = verdict_3 + t535;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t536), "f"(0.0f) : "memory");
                }
                const u32 t537 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t538;
                asm("mov.b32 %0, %1;" : "=f"(t538) : "r"(t537));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t539) : "f"(t538));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t540;
                asm("mov.b32 %0, %1;" : "=r"(t540) : "f"(t539));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t541 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t542 = t541 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t543 = t542 ? t540 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t544 = t537 + t543;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = t537 + t540;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t546;
                asm("mov.b32 %0, %1;" : "=f"(t546) : "r"(t545));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t547;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t547) : "f"(t546));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t548;
                asm("mov.b32 %0, %1;" : "=r"(t548) : "f"(t547));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t549 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t550 = t549 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t551 = t550 ? t548 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = t544 + t551;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t553 = t545 + t548;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t554;
                asm("mov.b32 %0, %1;" : "=f"(t554) : "r"(t553));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t555;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t555) : "f"(t554));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t556;
                asm("mov.b32 %0, %1;" : "=r"(t556) : "f"(t555));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t558 = t557 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t558 ? t556 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = t552 + t559;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t561 = t553 + t556;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t562;
                asm("mov.b32 %0, %1;" : "=f"(t562) : "r"(t561));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t563;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t563) : "f"(t562));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t564;
                asm("mov.b32 %0, %1;" : "=r"(t564) : "f"(t563));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t566 = t565 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t567 = t566 ? t564 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t568 = t560 + t567;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t569 = t561 + t564;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t570;
                asm("mov.b32 %0, %1;" : "=f"(t570) : "r"(t569));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t571;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t571) : "f"(t570));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t572;
                asm("mov.b32 %0, %1;" : "=r"(t572) : "f"(t571));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t573 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t574 = t573 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t575 = t574 ? t572 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = t568 + t575;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t577 = t569 + t572;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t578;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t578) : "r"(t577));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t578;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t579 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t579) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t581 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t582 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t583 = t581 + t582;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t584;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t584) : "r"(t583) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t585;
                asm("mov.b32 %0, %1;" : "=r"(t585) : "f"(t584));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t585));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_19 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t588 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t588 + t589;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t591;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t591) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t592;
                asm("mov.b32 %0, %1;" : "=r"(t592) : "f"(t591));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t593;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t593) : "r"(t592));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t594;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t594) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t595;
                asm("mov.b32 %0, %1;" : "=r"(t595) : "f"(t594));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t596;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t596) : "r"(t595));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t597 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t598 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t599 = t598 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t600 = t597 + t599;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t601;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t601) : "r"(t600) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t602;
                asm("mov.b32 %0, %1;" : "=r"(t602) : "f"(t601));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t603;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t603) : "r"(t602));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t604;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t604) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t605 = t604 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t605) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_20 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t607 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t608 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t607 + t608;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t610;
                    asm("mov.b32 %0, %1;" : "=f"(t610) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t610) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t611;
                    asm("mov.b32 %0, %1;" : "=f"(t611) : "r"(t593));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t611) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t612;
                    asm("mov.b32 %0, %1;" : "=f"(t612) : "r"(t596));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t612) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t613 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t614 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t615 = t614 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t616 = t613 + t615;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t616), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t617 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t618 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t619 = t618 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t620 = t617 + t619;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t621;
                    asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t620), "f"(t621) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t622;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t622) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t623 = t622 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t623) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t624 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t624;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t625 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t626 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t627 = t626 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t625), "r"(t627) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t628;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t628) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t629 = t628 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t629) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_21 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t631 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t632 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t633 = t631 + t632;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t633), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t634;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t634) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t635 = t634 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t635) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t637 = index_3 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t638 = t7 + t637;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t639 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t640 = t639 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t641 = index_3 << 6u;
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
        const u32 t642 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t642) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_22 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t644 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t645 = slot_22 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t646 = t644 + t645;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t647;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t647) : "r"(t646) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t648;
        asm("mov.b32 %0, %1;" : "=r"(t648) : "f"(t647));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t649;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t649) : "r"(t648));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t649;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t650 = index_3 == 3u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t650) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t651 = index_4 != 4294967295u;
            if (!t651) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_23 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t653 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t654 = slot_23 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t653 + t654;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t656;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t656) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t657;
            asm("mov.b32 %0, %1;" : "=r"(t657) : "f"(t656));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t658;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t658) : "r"(t657));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t659;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t659) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t660;
            asm("mov.b32 %0, %1;" : "=r"(t660) : "f"(t659));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t661;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t661) : "r"(t660));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t662 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t663 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t664 = t663 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t665 = t662 + t664;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t666;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t666) : "r"(t665) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t667;
            asm("mov.b32 %0, %1;" : "=r"(t667) : "f"(t666));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t668;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t668) : "r"(t667));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t669;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t669) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t670 = t669 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t670) {
                const u32 t671 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t671) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t672 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t673 = t672 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t673 > 1u ? t673 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t675 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t675 < end_2 ? t675 : end_2;
            const u32 t677 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t677 < end_2 ? t677 : end_2;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t679 = t668 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t679 ? masked_right_3 : end_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t681 = count << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t682 = t681 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t683 = t658 + t641;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t684 = t683 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t684) {
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
                const u32 t685 = t682 & 7u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t686 = t685 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t687 = t686 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t688 = t10 + t687;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t689 = t682 >> 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t690 = t689 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t688), "r"(t690) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t691 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t692 = t691 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t693 = t10 + t692;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t694 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = t694 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t693), "r"(t695) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t696 = t682 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t697 = t696 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t698 = smem_1 + t697;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t699 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = t8 + t700;
                const u32 t702 = t698 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t701 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t702 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t705 = (u64)t704;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t706 = t705 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t703 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t708 = (u64)t707;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t709 = t708 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t702 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t711 = (u64)t710;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t712 = t711 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t703 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t714 = (u64)t713;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t715 = t714 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t702 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t717 = (u64)t716;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t718 = t717 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t719 = t703 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t720 = (u64)t719;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t721 = t720 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t722 = t702 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t723 = (u64)t722;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t724 = t723 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t725 = t703 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t726 = (u64)t725;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t727 = t726 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t706), "l"(t709), "l"(t712), "l"(t715), "l"(t718), "l"(t721), "l"(t724), "l"(t727) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t728 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t729 = t728 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t730 = t729 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t731 = t10 + t730;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t732 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t732) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t731) : "memory");
                }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t733 = masked_right_4 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t733) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t734 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t734 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t736 = t658 + t641;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query = t736 + t640;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t738 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t739 = t738 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = first_key + t739;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t741 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t742 = first_query + t741;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t743 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t743 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t746 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t746;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t748 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t748;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t750 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t750;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t752 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t752;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t754 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t754;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t756 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t756;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t758 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t758;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t760 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t760;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t762 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t762;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t764 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t764;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t766 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t768 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t770 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t772 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t774 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t776 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t776;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t777 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t778 = first_query + t777;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t779 = t778 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t780 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t780 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t783 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t783;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t785 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t785;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t787 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t787;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t789 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t789;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t791 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t791;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t793 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t793;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t795 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t795;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t797 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t797;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t799 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t799;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t801 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t801;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t803 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t803;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t805 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t805;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t807 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t807;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t809 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t809;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t811 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t811;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t813 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t813;
                }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t814 = t668 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t815 = t814 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t816;
                asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t817;
                asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t818;
                asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t819;
                asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t820;
                asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t821;
                asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t822;
                asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t823;
                asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t824;
                asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t825;
                asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t826;
                asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t827;
                asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_30));
                f32 t828;
                asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(t825));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t829;
                asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t826), "f"(t827));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t830;
                asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t828), "f"(t829));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t831;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t831) : "f"(t830));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t830), "f"(t831));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t833;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t833) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t833));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                f32 raised;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised) : "f"(largest), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t838 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t838));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t840 = before < t815;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t841 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t842 = t840 ? t841 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t842;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t843;
                asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t844;
                asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t845;
                asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t846;
                asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t847;
                asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t848;
                asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t844), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t849;
                asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t845), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t850;
                asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t846), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t851;
                asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t847), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t852;
                asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t848), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t853;
                asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(t849), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t854;
                asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(t850), "f"(s_32));
                f32 t855;
                asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(t851), "f"(t852));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t856;
                asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t853), "f"(t854));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t857;
                asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t855), "f"(t856));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t858;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t858) : "f"(t857));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t857), "f"(t858));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t860;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t860) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t860));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                f32 raised_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_2) : "f"(largest_2), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t865 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t865));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t867 = before_2 < t815;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t868 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t869 = t867 ? t868 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t869;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t870 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t870));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t872;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t873 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t875;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t876 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t878;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t879 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t881;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t882 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t882));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t884;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t885 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t887;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t888 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t888));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t890;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t891 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t893;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t894 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t894));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t896;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t896) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t896;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t897 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t899;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t900 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t900));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t902;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t903 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t905;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t906 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t906));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t908;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t908) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t908;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t909 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t911;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t912 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t912));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t914;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t915 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t917;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t918 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t919 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t920 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t921 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t922 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t923 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t924 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t925 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t926 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t928;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t928;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t929 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t931;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t932 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t934;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t935 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t937;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t937;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t938 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t940;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t940;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t941 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t943;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t944 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t944));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t946;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t947 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t949;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t950 = t918 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t951 = t919 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t952 = t920 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t953 = t921 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t954 = t922 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t955 = t923 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t956 = t924 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t957 = t925 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t958 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t960;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t961 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t964 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t966;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t967 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t969;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t970 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t972;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t973 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t976 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t978;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t979 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t981;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t982 = t950 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t983 = t951 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t984 = t952 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t985 = t953 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t986 = t954 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t987 = t955 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t988 = t956 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t989 = t957 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t990 = t982 + t983;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t991 = t986 + t987;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t990 + t991;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t993 = t984 + t985;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t994 = t988 + t989;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t993 + t994;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t996 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t996;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t997 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t997;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t998;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t999;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1000;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1001;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1002;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1003;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1004;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1005;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1006;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1007;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1008;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1009;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1010;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1011;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1012;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1013;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t998;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t999;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1000;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1001;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1013;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_5 = masked_right_4 > 1u ? masked_right_4 : 1u;
                const u32 masked_left = end_2 > masked_right_5 ? end_2 : masked_right_5;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1016 = t668 == 0u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1016) {
                    #pragma unroll 1
                    for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1017 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1017) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1018 = passed_2 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1019 = t1018 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1020 = t1019 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1021 = t10 + t1020;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1022 = t1018 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1023 = t1022 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1021), "r"(t1023) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1024 = t682 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1025 = t1024 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1026 = smem_1 + t1025;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1027 = t1018 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1028 = t1027 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1029 = t8 + t1028;
                        const u32 t1030 = t1026 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1031 = t1029 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1032 = t1030 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1033 = (u64)t1032;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1034 = t1033 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1035 = t1031 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1036 = (u64)t1035;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1037 = t1036 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1038 = t1030 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1039 = (u64)t1038;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1040 = t1039 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1041 = t1031 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1042 = (u64)t1041;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1043 = t1042 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1044 = t1030 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1045 = (u64)t1044;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1046 = t1045 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1047 = t1031 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1048 = (u64)t1047;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1049 = t1048 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1050 = t1030 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1051 = (u64)t1050;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1052 = t1051 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1053 = t1031 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1054 = (u64)t1053;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1055 = t1054 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1034), "l"(t1037), "l"(t1040), "l"(t1043), "l"(t1046), "l"(t1049), "l"(t1052), "l"(t1055) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1056 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1057 = passed_2 + t1056;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1058 = t1057 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1059 = t1058 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1060 = t1059 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1061 = t10 + t1060;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1062 = t1057 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1063 = t1062 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1061), "r"(t1063) : "memory");
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
                        const u32 t1064 = t1057 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1065 = t1064 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1066 = t9 + t1065;
                        const u32 t1067 = t1066 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1068 = t1067 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1069 = (u64)t1068;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1070 = t1069 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1071 = t1067 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1072 = (u64)t1071;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1073 = t1072 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1074 = t1067 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1075 = (u64)t1074;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1076 = t1075 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1077 = t1067 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1078 = (u64)t1077;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1079 = t1078 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1070), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1073), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1076), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1079) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1080 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1081 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t1080 ? 0u : t1081;
                        const u32 t1083 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1083) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1084 = passed_2 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1085 = t1084 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1086 = t1085 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1087 = t1086 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1088 = t10 + t1087;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1089 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1089) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1088) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1090 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_33;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1092;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1092;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1093 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_34;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1095;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1095;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1096 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_35;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1096));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1098;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1098) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1098;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1099 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_36;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1101;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1101;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1102 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_37;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1102));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1104;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1104;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1105 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_38;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1107;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1107;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1108 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_39;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1108));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1110;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1110;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1111 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_40;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1113;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1113;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1114 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_41;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1114));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1116;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1116;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1117 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_42;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1119;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1119;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1120 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_43;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1120));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1122;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1122;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1123 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_44;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1125;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1125;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1126 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_45;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1126));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1128;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1128;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1129 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_46;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1131;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1131;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1132 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_47;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1132));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1134;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1134;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1135 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_48;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1137;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1137;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1138 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1139 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1140 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1141 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1142 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1143 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1144 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1145 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1146 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1148;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1148;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1149 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1151;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1151;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1152 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1154;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1154;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1155 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1157;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1157) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1157;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1158 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1158));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1160;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1160;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1161 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1163;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1163;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1164 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1164));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1166;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1166;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1167 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1169;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1169;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1170 = t1138 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1171 = t1139 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1172 = t1140 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1173 = t1141 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1174 = t1142 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1175 = t1143 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1176 = t1144 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1177 = t1145 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1178 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1178));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1180;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1180;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1181 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1183;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1183;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1184 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1186;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1186;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1187 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1189;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1189;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1190 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1190));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1192;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1192;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1193 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1193));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1195;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1195;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1196 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1196));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1198;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1198;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1199 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1201;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1201;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1202 = t1170 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1203 = t1171 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1204 = t1172 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1205 = t1173 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1206 = t1174 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1207 = t1175 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1208 = t1176 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1209 = t1177 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1210 = t1202 + t1203;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1211 = t1206 + t1207;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t1210 + t1211;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1213 = t1204 + t1205;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1214 = t1208 + t1209;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t1213 + t1214;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1216 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1216;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1217 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1217;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1218 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1219 = passed_2 + t1218;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1220 = t1219 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1221 = t1220 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1222 = t1221 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1223 = t10 + t1222;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1224 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1224) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1223) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1225;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1226;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1227;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1228;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1229;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1230;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1231;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1232;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1233;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1234;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1235;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1236;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1237;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1237) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1238;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1239;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1240;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1240) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1225;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1226;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1227;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1228;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1229;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1230;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1231;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1232;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1233;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1234;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1235;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1236;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1237;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1238;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1239;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1240;
                    }
                } else {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    #pragma unroll 1
                    for (u32 i_4 = 1u; i_4 < end_2; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1241 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1241) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1242 = passed_2 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1243 = t1242 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1244 = t1243 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1245 = t10 + t1244;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1246 = t1242 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1247 = t1246 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1245), "r"(t1247) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1248 = t682 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1249 = t1248 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1250 = smem_1 + t1249;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1251 = t1242 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1252 = t1251 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1253 = t8 + t1252;
                        const u32 t1254 = t1250 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1255 = t1253 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1256 = t1254 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1257 = (u64)t1256;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1258 = t1257 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1259 = t1255 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1260 = (u64)t1259;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1261 = t1260 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1262 = t1254 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1263 = (u64)t1262;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1264 = t1263 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1265 = t1255 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1266 = (u64)t1265;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1267 = t1266 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1268 = t1254 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1269 = (u64)t1268;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1270 = t1269 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1271 = t1255 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1272 = (u64)t1271;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1273 = t1272 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1274 = t1254 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1275 = (u64)t1274;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1276 = t1275 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1277 = t1255 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1278 = (u64)t1277;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1279 = t1278 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1258), "l"(t1261), "l"(t1264), "l"(t1267), "l"(t1270), "l"(t1273), "l"(t1276), "l"(t1279) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1280 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1281 = passed_2 + t1280;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1282 = t1281 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1283 = t1282 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1284 = t1283 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1285 = t10 + t1284;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1286 = t1281 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1287 = t1286 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1285), "r"(t1287) : "memory");
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
                        const u32 t1288 = t1281 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1289 = t1288 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1290 = t9 + t1289;
                        const u32 t1291 = t1290 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1292 = t1291 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1293 = (u64)t1292;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1294 = t1293 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1295 = t1291 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1296 = (u64)t1295;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1297 = t1296 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1298 = t1291 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1299 = (u64)t1298;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1300 = t1299 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1301 = t1291 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1302 = (u64)t1301;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1303 = t1302 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1294), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1297), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1300), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1303) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1304 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1305 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t1304 ? 0u : t1305;
                        const u32 t1307 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1307) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1308 = passed_2 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1309 = t1308 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1310 = t1309 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1311 = t1310 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1312 = t10 + t1311;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1313 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1313) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1312) : "memory");
                        }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t1314 = t668 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1315 = t1314 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1319;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1320;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1316), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1321;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1317), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1322;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1318), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1323;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1319), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1324;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1320), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1325;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1321), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1326;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(t1322), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1327;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1323), "f"(s_30));
                        f32 t1328;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(t1324), "f"(t1325));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1329;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(t1326), "f"(t1327));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1330;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1330) : "f"(t1328), "f"(t1329));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1331;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1331) : "f"(t1330));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1330), "f"(t1331));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1333;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1333) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1333));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        f32 raised_3;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_3) : "f"(largest_3), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1338 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1338));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_3 = row_sum;
                        const bool t1340 = before_3 < t1315;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1341 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1342 = t1340 ? t1341 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t1342;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1343;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1344;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1345;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1346;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1347;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1343), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1348;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1344), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1349;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1345), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1350;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(t1346), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1351;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1347), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1352;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(t1348), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1353;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1353) : "f"(t1349), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1354;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1354) : "f"(t1350), "f"(s_32));
                        f32 t1355;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1355) : "f"(t1351), "f"(t1352));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1356;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1356) : "f"(t1353), "f"(t1354));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1357;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1357) : "f"(t1355), "f"(t1356));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1358;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1358) : "f"(t1357));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1357), "f"(t1358));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1360;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1360) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1360));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        f32 raised_4;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(raised_4) : "f"(largest_4), "f"(scale_log2), "f"(8.0f));
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1365 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1365));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_4 = row_sum_2;
                        const bool t1367 = before_4 < t1315;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1368 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1369 = t1367 ? t1368 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t1369;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1370 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1370));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1372;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1372;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1373 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1375;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1375;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1376 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1378;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1378;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1379 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1381;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1381;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1382 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1382));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1384;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1384;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1385 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1385));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1387;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1387;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1388 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1388));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1390;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1390) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1390;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1391 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1393;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1393;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1394 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1396;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1396;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1397 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1399;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1399;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1400 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1402;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1402;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1403 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1405;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1405;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1406 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1408;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1408;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1409 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1411;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1411;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1412 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1414;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1414;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1415 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1417;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1417;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1418 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1419 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1420 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1421 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1422 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1423 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1424 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1425 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1426 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1426));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1428;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1428;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1429 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1431;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1431;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1432 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1432));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1434;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1434;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1435 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1437;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1437;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1438 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1438));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1440;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1440;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1441 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1443;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1443;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1444 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1444));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1446;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1446;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1447 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1449;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1449;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1450 = t1418 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1451 = t1419 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1452 = t1420 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1453 = t1421 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1454 = t1422 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1455 = t1423 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1456 = t1424 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1457 = t1425 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1458 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1458));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1460;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1460) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1460;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1461 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1463;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1463;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1464 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1464));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1466;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1466;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1467 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1469;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1469;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1470 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1470));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1472;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1472) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1472;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1473 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1475;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1475;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1476 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1476));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1478;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1478) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1478;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1479 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1481;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1481;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1482 = t1450 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1483 = t1451 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1484 = t1452 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1485 = t1453 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1486 = t1454 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1487 = t1455 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1488 = t1456 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1489 = t1457 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1490 = t1482 + t1483;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1491 = t1486 + t1487;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t1490 + t1491;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1493 = t1484 + t1485;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1494 = t1488 + t1489;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t1493 + t1494;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1496 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1496;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1497 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1497;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1498 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1499 = passed_2 + t1498;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1500 = t1499 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1501 = t1500 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1502 = t1501 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1503 = t10 + t1502;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1504 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1504) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1503) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1505 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1506 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1507 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1508 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1509 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1510 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1511 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1512 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1513 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1514 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1515 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1516 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1517 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1518 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1519 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1520 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1521 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1522 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1523 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1524 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1525 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1526 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1527 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1528 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1529 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1530 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1531 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1532 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1533 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1534 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1535 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1536 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1536;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1537;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1538;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1539;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1540;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1541;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1542;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1543;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1544;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1545;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1546;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1547;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1548;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1549;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1550;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1551;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1552;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1550;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1551;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1552;
                    }
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1553 = t682 & 7u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1554 = t1553 + 20u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1555 = t1554 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1556 = t10 + t1555;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1557 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1557) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1556) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1558 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1559 = passed_2 + t1558;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1560 = t1559 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1561 = t1560 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1562 = t1561 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1563 = t10 + t1562;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1564 = t1559 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1565 = t1564 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1563), "r"(t1565) : "memory");
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
                const u32 t1566 = t1559 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1567 = t1566 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1568 = t9 + t1567;
                const u32 t1569 = t1568 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1570 = t1569 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1571 = (u64)t1570;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1572 = t1571 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1573 = t1569 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1574 = (u64)t1573;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1575 = t1574 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1576 = t1569 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1577 = (u64)t1576;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1578 = t1577 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1579 = t1569 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1580 = (u64)t1579;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1581 = t1580 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1572), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1575), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1578), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1581) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1582 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1583 = passed_2 + t1582;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1584 = t1583 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1585 = t1584 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1586 = t1585 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1587 = t10 + t1586;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1588 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1588) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1587) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1590 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1591 = t640 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1590 + t1591;
                const bool first = t668 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 32768.0f;
                const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 32768.0f;
                const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1598 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1598);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1600 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1601 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1602 = t1600 & t1601;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1602) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1603 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1604 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1605 = t1604 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1606 = t1603 + t1605;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1607 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1608 = t1606 + t1607;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1608), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1609 = t668 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1610 = t1609 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1610 != 0u;
                const bool t1612 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1613 = first & t1612;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1614 = t1613 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1615;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1615) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1615;
                f32 t1617;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1617) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1618 = pair_5 + t1617;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1618;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1619;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1619) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1619;
                f32 t1621;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1621) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = pair_6 + t1621;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1622;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1623 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1624;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1624) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1623 ? 0.0f : t1624;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1626 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1626;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1627;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1628 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1628;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1629 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1629;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1630 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1630;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1631 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1631;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1632 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1632;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1633 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1633;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1634 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1634;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1635 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1635;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1636 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1636;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1637 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1637;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1638 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1638;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1639 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1639;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1640 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1640;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1641 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1641;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1642 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1643;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1642 ? 0.0f : t1643;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1645 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1645;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1646 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1646;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1647 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1647;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1648 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1648;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1649 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1649;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1650 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1650;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1651 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1651;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1652 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1652;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1653 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1653;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1654 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1654;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1655 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1655;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1656 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1656;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1657 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1657;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1658 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1658;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1659 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1659;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1660 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1660;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1661 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1661) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1662 = t682 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1663;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1664;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1665;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1666;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1667;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1668;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1669;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1670;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1671;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1672;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1673;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1674;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1675;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1676;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1677;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1678;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1679 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1680 = t640 + t1679;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1681 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1682 = t1680 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1683 = t1681 ^ t1682;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1684 = t1680 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1685 = t1683 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1686 = t1684 + t1685;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1687 = t638 + t1686;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1687), "r"(t1663), "r"(t1664), "r"(t1665), "r"(t1666) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1688 = t1686 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1689 = t638 + t1688;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1689), "r"(t1667), "r"(t1668), "r"(t1669), "r"(t1670) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1690 = t1686 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1691 = t638 + t1690;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1691), "r"(t1671), "r"(t1672), "r"(t1673), "r"(t1674) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1692 = t1686 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1693 = t638 + t1692;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1693), "r"(t1675), "r"(t1676), "r"(t1677), "r"(t1678) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1694 = t658 + t641;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1694 + t640;
                const bool t1696 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1696) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1614) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1697 = t640 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1698 = t638 + t1697;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1698), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t661) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1614) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1699 = (u64)t661;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1700 = t1699 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1701 = t1700 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1702 = lse + t1701;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1703 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1704 = t1703 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1705 = t1704 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1706 = t1702 + t1705;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1707 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1708 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1709 = t1708 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1709) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1710 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1710;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1713 = (u64)row * t1707;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1714 = t1713 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1715 = t1706 + t1714;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1716;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1717 = reference + t1716;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1717 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1719 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1720 = t1719 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1715), "f"(t1720) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1721 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1722 = first_row + t1721;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1722 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t1725 = (u64)row_2 * t1707;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1726 = t1725 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1727 = t1706 + t1726;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1728;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1729 = reference_2 + t1728;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t1729 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1731 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1732 = t1731 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1727), "f"(t1732) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t682 & 7u;
                const u32 t1734 = queries + 12u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1735 = t1734 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1736 = t10 + t1735;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1737 = t682 >> 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1738 = t1737 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1736), "r"(t1738) : "memory");
                const u32 t1739 = queries + 20u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1740 = t1739 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1741 = t10 + t1740;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1742 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1742) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1741) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1743 = end_2 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_3 = passed_2 + t1743;
                #pragma unroll 1
                for (u32 i_5 = passed_2; i_5 < last_3; i_5 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1745 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = t1745 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = t10 + t1746;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = t1748 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1747), "r"(t1749) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t1750 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = t1751 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1753 = t10 + t1752;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1754 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1754) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1753) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1755 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1756 = t1755 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1757 = t1756 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1758 = t10 + t1757;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1759 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1760 = t1759 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1758), "r"(t1760) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1761 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1762 = t1761 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1763 = t1762 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1764 = t10 + t1763;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1765 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1765) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1764) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1766 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1766) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1767 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1768 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1767 ? 0u : t1768;
                    const u32 t1770 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1770) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = last_3 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1771 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t10 + t1772;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = last_3 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = t1774 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1773), "r"(t1775) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = last_3 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t1777 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = t10 + t1778;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1780 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1780) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1779) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = last_3 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t1781 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t1782 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = t10 + t1783;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = last_3 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1786 = t1785 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1784), "r"(t1786) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1787 = last_3 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1788 = t1787 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1789 = t1788 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1790 = t10 + t1789;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1791 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1791) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1790) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1792 = passed_2 + end_2;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1792;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1793;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1793) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1794 = t1793 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1794) {
                const u32 t1795 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1795) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1796 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1796;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1797 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t1797) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_24 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1799 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1800 = slot_24 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1801 = t1799 + t1800;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1802;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1802) : "r"(t1801) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1803;
            asm("mov.b32 %0, %1;" : "=r"(t1803) : "f"(t1802));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1804;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1804) : "r"(t1803));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1804;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1806 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1806) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1807 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1807) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
