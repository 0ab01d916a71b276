typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
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
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 96u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 72u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 104u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 48u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 112u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 24u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 88u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t10 + 56u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t25) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t10 + 120u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 136u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 144u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 152u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 160u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 168u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t40) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t39 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t41) : "memory");
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
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
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t122;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t123 = t122 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t123) {
                    const u32 t124 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t124) : "memory");
                }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = t111 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t125 + 1u;
                const u32 t127 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t128 = t127 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t128 < seq_k ? t128 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t130 = t111 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t131 = t130 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t131 + 1u;
                const u32 t133 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t134 = t133 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t134 < seq_k ? t134 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t136 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t137 = t136 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t137 > 1u ? t137 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t139 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t140 = t139 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t140 < end_5 ? t140 : end_5;
                const u32 t142 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t143 = t142 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t143 < end_5 ? t143 : end_5;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t145 = t121 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t145 ? masked_right : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t148 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t148 % 6u;
                const u32 t150 = slot_3 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t150 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t10 + t151;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t148 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t152), "r"(t155) : "memory");
                const u32 t156 = slot_3 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t10 + t157;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t159 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t160 = smem_1 + t159;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t161;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t161) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t162 = t161 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t162) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t158) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t160), "l"(q), "r"(t158), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t160 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t163), "l"(q), "r"(t158), "r"(64u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = t164 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t165 % 6u;
                const u32 t167 = slot_4 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t167 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t10 + t168;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t165 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t170 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t169), "r"(t172) : "memory");
                const u32 t173 = slot_4 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t10 + t174;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t111 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t177 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t178 = smem_1 + t177;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t179;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t179) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t180 = t179 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t180) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t175) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t178), "l"(q), "r"(t175), "r"(0u), "r"(index), "r"(t176), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t178 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t181), "l"(q), "r"(t175), "r"(64u), "r"(index), "r"(t176), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t182 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t183 = t182 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t183 % 6u;
                const u32 t185 = slot_5 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t185 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t10 + t186;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t183 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t188 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t189 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t187), "r"(t190) : "memory");
                const u32 t191 = slot_5 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t191 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t10 + t192;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t194 = t111 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t195 = slot_5 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t196 = smem_1 + t195;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t197;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t198 = t197 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t198) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t193) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t196), "l"(q), "r"(t193), "r"(0u), "r"(index), "r"(t194), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t199 = t196 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t199), "l"(q), "r"(t193), "r"(64u), "r"(index), "r"(t194), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 3u;
                const u32 t201 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t10 + t201;
                const u32 t203 = slot_6 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t203 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t10 + t204;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = t206 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t208 = t207 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t205), "r"(t208) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t210 = t209 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t211 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = t8 + t211;
                u32 t213;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t213) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t214 = t213 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t214) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t202) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t212), "l"(k), "r"(t202), "r"(0u), "r"(t147), "r"(t210), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t212 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t215), "l"(k), "r"(t202), "r"(64u), "r"(t147), "r"(t210), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed & 3u;
                const u32 t217 = slot_7 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t10 + t218;
                const u32 t220 = slot_7 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t220 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t10 + t221;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = t223 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = t224 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t222), "r"(t225) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t226 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t227 = t226 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = slot_7 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t229 = t9 + t228;
                u32 t230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t231 = t230 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t231) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t219) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t229), "l"(v), "r"(t219), "r"(0u), "r"(t147), "r"(t227), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t232 = t229 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t232), "l"(v), "r"(t219), "r"(64u), "r"(t147), "r"(t227), "r"(t114) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t233 & 3u;
                    const u32 t235 = slot_8 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t10 + t235;
                    const u32 t237 = slot_8 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t237 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t10 + t238;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t233 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t240 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t241 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t239), "r"(t242) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t243 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t244 = t243 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t245 = t244 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = slot_8 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = t8 + t246;
                    u32 t248;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t248) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t249 = t248 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t249) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t236) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t247), "l"(k), "r"(t236), "r"(0u), "r"(t147), "r"(t245), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t250 = t247 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t250), "l"(k), "r"(t236), "r"(64u), "r"(t147), "r"(t245), "r"(t114) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t251 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t251 & 3u;
                    const u32 t253 = slot_9 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = t253 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t10 + t254;
                    const u32 t256 = slot_9 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t256 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t10 + t257;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t251 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t259 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t260 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t258), "r"(t261) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t262 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t263 = t262 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = t263 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t265 = slot_9 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t266 = t9 + t265;
                    u32 t267;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t267) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t268 = t267 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t268) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t255) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t266), "l"(v), "r"(t255), "r"(0u), "r"(t147), "r"(t264), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t269 = t266 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t269), "l"(v), "r"(t255), "r"(64u), "r"(t147), "r"(t264), "r"(t114) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t270 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t270;
                const u32 t271 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t271;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t272 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t272) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_10 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t274 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t275 = slot_10 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t276 = t274 + t275;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t277;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t277) : "r"(t276) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t278;
                asm("mov.b32 %0, %1;" : "=r"(t278) : "f"(t277));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t279;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t279) : "r"(t278));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t279;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t281 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t281) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t282 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t282 / 192u;
            const u32 t284 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t284 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t286 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t286;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t287 = index_2 < total;
                if (!t287) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t288 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t289 = index_2 / t288;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t289 * heads_per_section;
                const u32 t291 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t292 = t291 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t292 < heads_per_section ? t292 : heads_per_section;
                const u32 t294 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t294;
                const u32 t296 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t297 = first + t296;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t298 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t299 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t300 = t298 - t299;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t301 = t300 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t302 = t297 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t303 = t297 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t304;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t304) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t305 = t304 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t305) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_11 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t307 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t308 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t307 + t308;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t310;
                    asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(t302));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t310) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t311;
                    asm("mov.b32 %0, %1;" : "=f"(t311) : "r"(t301));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t311) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t312;
                    asm("mov.b32 %0, %1;" : "=f"(t312) : "r"(t303));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t312) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t314 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t315 = t314 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t316 = t313 + t315;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t316), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t317;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t317) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t318 = t317 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t318) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t319 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t319;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t320 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t321 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t322 = t321 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t320), "r"(t322) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t323 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t324 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t325 = t324 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t323 + t325;
                const bool t327 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t327) {
                    const u32 t328 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t329 = verdict + t328;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t330;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t330) : "r"(t329) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t331;
                    asm("mov.b32 %0, %1;" : "=r"(t331) : "f"(t330));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t331;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t333 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t333) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t334 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t334) {
                        const u32 t335 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t336 = verdict + t335;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t336), "f"(0.0f) : "memory");
                    }
                    const u32 t337 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t338;
                    asm("mov.b32 %0, %1;" : "=f"(t338) : "r"(t337));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t339;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t339) : "f"(t338));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t340;
                    asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t342 = t341 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t342 ? t340 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = t337 + t343;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t345 = t337 + t340;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t346;
                    asm("mov.b32 %0, %1;" : "=f"(t346) : "r"(t345));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t347;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t347) : "f"(t346));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t348;
                    asm("mov.b32 %0, %1;" : "=r"(t348) : "f"(t347));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = lane & 2u;
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
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(t354));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t356;
                    asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = lane & 4u;
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
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t363) : "f"(t362));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t364;
                    asm("mov.b32 %0, %1;" : "=r"(t364) : "f"(t363));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t365 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t366 = t365 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t367 = t366 ? t364 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t368 = t360 + t367;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t369 = t361 + t364;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t370;
                    asm("mov.b32 %0, %1;" : "=f"(t370) : "r"(t369));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t371;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t371) : "f"(t370));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t372;
                    asm("mov.b32 %0, %1;" : "=r"(t372) : "f"(t371));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t374 = t373 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = t374 ? t372 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t376 = t368 + t375;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t377 = t369 + t372;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t378;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t378) : "r"(t377));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t378;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t379 = warps != 0u;
                    if (!t379) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t381 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t382 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t383 = t381 + t382;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t384;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t384) : "r"(t383) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t385;
                    asm("mov.b32 %0, %1;" : "=r"(t385) : "f"(t384));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t385));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t388 + t389;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t391;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t391) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t392;
                    asm("mov.b32 %0, %1;" : "=r"(t392) : "f"(t391));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t393;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t393) : "r"(t392));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t394;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t394) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t395;
                    asm("mov.b32 %0, %1;" : "=r"(t395) : "f"(t394));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t396;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t396) : "r"(t395));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t397 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t398 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t399 = t398 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t400 = t397 + t399;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t401;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t401) : "r"(t400) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t402;
                    asm("mov.b32 %0, %1;" : "=r"(t402) : "f"(t401));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t403;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t403) : "r"(t402));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t404;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t404) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t405 = t404 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t405) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_14 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t407 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t408 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t407 + t408;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t410;
                        asm("mov.b32 %0, %1;" : "=f"(t410) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t410) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t411;
                        asm("mov.b32 %0, %1;" : "=f"(t411) : "r"(t393));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t411) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t412;
                        asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(t396));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t412) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t413 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t414 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t415 = t414 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t416 = t413 + t415;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t416), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t417 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t418 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t419 = t418 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t420 = t417 + t419;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t421;
                        asm("mov.b32 %0, %1;" : "=f"(t421) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t420), "f"(t421) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t422;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t422) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t423 = t422 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t423) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t424 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t424;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t427 = t426 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t425), "r"(t427) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t428 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t429 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t430 = t429 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t428 + t430;
                    const bool t432 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t432) {
                        const u32 t433 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t434 = verdict_2 + t433;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t435;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t435) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t436;
                        asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t436;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t438 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t438) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t439 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t439) {
                            const u32 t440 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t441 = verdict_2 + t440;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t441), "f"(0.0f) : "memory");
                        }
                        const u32 t442 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t443;
                        asm("mov.b32 %0, %1;" : "=f"(t443) : "r"(t442));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t444;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t444) : "f"(t443));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t445;
                        asm("mov.b32 %0, %1;" : "=r"(t445) : "f"(t444));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t447 = t446 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t448 = t447 ? t445 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t449 = t442 + t448;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t450 = t442 + t445;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t451;
                        asm("mov.b32 %0, %1;" : "=f"(t451) : "r"(t450));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t452;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t452) : "f"(t451));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t453;
                        asm("mov.b32 %0, %1;" : "=r"(t453) : "f"(t452));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t454 = lane & 2u;
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
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t460) : "f"(t459));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t461;
                        asm("mov.b32 %0, %1;" : "=r"(t461) : "f"(t460));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = lane & 4u;
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
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(t467));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t469;
                        asm("mov.b32 %0, %1;" : "=r"(t469) : "f"(t468));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t470 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t471 = t470 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t472 = t471 ? t469 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t473 = t465 + t472;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t474 = t466 + t469;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t475;
                        asm("mov.b32 %0, %1;" : "=f"(t475) : "r"(t474));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t476;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t476) : "f"(t475));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t477;
                        asm("mov.b32 %0, %1;" : "=r"(t477) : "f"(t476));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t478 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t479 = t478 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t480 = t479 ? t477 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t481 = t473 + t480;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t482 = t474 + t477;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t483;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t483) : "r"(t482));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t483;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t485 = dealt + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                dealt = t485;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t486 = dealt & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t487 = t486 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t488 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t489 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t490 = t489 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t491 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t492 = t490 - t491;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place = t487 ? t488 : t492;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t494 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t495 = dealt * t494;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t496 = t495 + place;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t496;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t499 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t500 = last & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t499), "r"(t500) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t501 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t502 = last & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t503 = t502 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t501 + t503;
            const bool t505 = lane < 16u;
            u32 merged_5 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t505) {
                const u32 t506 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t507 = verdict_3 + t506;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t508;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t508) : "r"(t507) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t509;
                asm("mov.b32 %0, %1;" : "=r"(t509) : "f"(t508));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_5 = t509;
            } else {
                merged_5 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_5;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t511 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_6 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t511) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t512 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t512) {
                    const u32 t513 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t514 = verdict_3 + t513;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t514), "f"(0.0f) : "memory");
                }
                const u32 t515 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t516;
                asm("mov.b32 %0, %1;" : "=f"(t516) : "r"(t515));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t517;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t517) : "f"(t516));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t518;
                asm("mov.b32 %0, %1;" : "=r"(t518) : "f"(t517));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t519 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t520 = t519 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = t520 ? t518 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t522 = t515 + t521;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t523 = t515 + t518;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t524;
                asm("mov.b32 %0, %1;" : "=f"(t524) : "r"(t523));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t525;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t525) : "f"(t524));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t526;
                asm("mov.b32 %0, %1;" : "=r"(t526) : "f"(t525));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t527 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t528 = t527 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = t528 ? t526 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t530 = t522 + t529;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = t523 + t526;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t532;
                asm("mov.b32 %0, %1;" : "=f"(t532) : "r"(t531));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t533;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t533) : "f"(t532));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t534;
                asm("mov.b32 %0, %1;" : "=r"(t534) : "f"(t533));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t535 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t536 = t535 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t537 = t536 ? t534 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t538 = t530 + t537;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t539 = t531 + t534;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t540;
                asm("mov.b32 %0, %1;" : "=f"(t540) : "r"(t539));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t541;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t541) : "f"(t540));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t542;
                asm("mov.b32 %0, %1;" : "=r"(t542) : "f"(t541));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t543 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t544 = t543 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = t544 ? t542 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t546 = t538 + t545;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t547 = t539 + t542;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t548;
                asm("mov.b32 %0, %1;" : "=f"(t548) : "r"(t547));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t549;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t549) : "f"(t548));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t550;
                asm("mov.b32 %0, %1;" : "=r"(t550) : "f"(t549));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t551 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t552 = t551 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t553 = t552 ? t550 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t554 = t546 + t553;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = t547 + t550;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t556;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t556) : "r"(t555));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t556;
            } else {
                merged_6 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_6;
            const bool t557 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t557) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t561 = t559 + t560;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t562;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t562) : "r"(t561) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t563;
                asm("mov.b32 %0, %1;" : "=r"(t563) : "f"(t562));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t563));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_16 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t567 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t566 + t567;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t569;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t569) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t570;
                asm("mov.b32 %0, %1;" : "=r"(t570) : "f"(t569));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t571;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t571) : "r"(t570));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t572;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t572) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t573;
                asm("mov.b32 %0, %1;" : "=r"(t573) : "f"(t572));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t574;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t574) : "r"(t573));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t575 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = last & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t577 = t576 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t578 = t575 + t577;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t579;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t579) : "r"(t578) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t580;
                asm("mov.b32 %0, %1;" : "=r"(t580) : "f"(t579));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t581;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t581) : "r"(t580));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t582;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t582) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t583 = t582 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t583) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_17 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t585 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t586 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t585 + t586;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t588;
                    asm("mov.b32 %0, %1;" : "=f"(t588) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t588) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t589;
                    asm("mov.b32 %0, %1;" : "=f"(t589) : "r"(t571));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t589) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t590;
                    asm("mov.b32 %0, %1;" : "=f"(t590) : "r"(t574));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t590) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t591 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t592 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t593 = t592 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t594 = t591 + t593;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t594), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t595 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t596 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t597 = t596 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t598 = t595 + t597;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t599;
                    asm("mov.b32 %0, %1;" : "=f"(t599) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t598), "f"(t599) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t600;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t600) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t601 = t600 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t601) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t602 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t602;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t603 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t604 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t605 = t604 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t603), "r"(t605) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t606;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t606) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t607 = t606 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t607) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t609 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t610 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t611 = t609 + t610;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t611), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t612;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t612) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t613 = t612 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t613) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t615 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t616 = t7 + t615;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t617 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t618 = t617 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t619 = index_3 << 6u;
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
        const u32 t620 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t620) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_19 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t622 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t623 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t624 = t622 + t623;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t625;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t625) : "r"(t624) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t626;
        asm("mov.b32 %0, %1;" : "=r"(t626) : "f"(t625));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t627;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t627) : "r"(t626));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t627;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t628 = index_4 != 4294967295u;
            if (!t628) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t630 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t631 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t630 + t631;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t633;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t633) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t634;
            asm("mov.b32 %0, %1;" : "=r"(t634) : "f"(t633));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t635;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t635) : "r"(t634));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t636;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t636) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t637;
            asm("mov.b32 %0, %1;" : "=r"(t637) : "f"(t636));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t638;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t638) : "r"(t637));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t639 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t640 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t641 = t640 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t642 = t639 + t641;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t643;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t643) : "r"(t642) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t644;
            asm("mov.b32 %0, %1;" : "=r"(t644) : "f"(t643));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t645;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t645) : "r"(t644));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t646;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t646) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t647 = t646 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t647) {
                const u32 t648 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t648) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t649 = t635 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t649 + 1u;
            const u32 t651 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t652 = t651 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t652 < seq_k ? t652 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t654 = t635 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t655 = t654 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t655 + 1u;
            const u32 t657 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t658 = t657 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t658 < seq_k ? t658 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t660 = end_9 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t661 = t660 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t661 > 1u ? t661 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t663 = end_7 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t664 = t663 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t664 < end_10 ? t664 : end_10;
            const u32 t666 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t667 = t666 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t667 < end_10 ? t667 : end_10;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t669 = t645 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t669 ? masked_right_3 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t635 + t619;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t672 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t672 + 1u;
            const u32 t674 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t675 = t674 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t675 < seq_k ? t675 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t677 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t678 = t677 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t678 + 1u;
            const u32 t680 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t681 = t680 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t681 < seq_k ? t681 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t683 = end_14 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t684 = t683 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t684 > 1u ? t684 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t686 = end_12 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t687 = t686 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t687 < end_15 ? t687 : end_15;
            const u32 t689 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t690 = t689 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_5 = t690 < end_15 ? t690 : end_15;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t692 = t645 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_6 = t692 ? masked_right_5 : end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t694 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t695 = passed_2 + t694;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t696 = count * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t697 = t696 + index_3;
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
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t695; i_2 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = i_2 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = t698 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t10 + t699;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = i_2 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t702 = t701 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t700), "r"(t702) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = i_2 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t703 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t704 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t706 = t10 + t705;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t707 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t707) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t706) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t708 = i_2 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t709 = t708 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t709 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t10 + t710;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t712 = i_2 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t712 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t711), "r"(t713) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t714 = i_2 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t715 = t714 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t715 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t717 = t10 + t716;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t718 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t718) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t717) : "memory");
                }
            }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t719 = t697 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t720 = t719 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t721 = t720 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t722 = t10 + t721;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t723 = t697 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t724 = t723 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t722), "r"(t724) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t725 = t695 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t726 = t725 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t727 = t10 + t726;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t728 = t695 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t729 = t728 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t727), "r"(t729) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t730 = t697 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t731 = t730 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t732 = smem_1 + t731;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t733 = t695 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t734 = t733 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t735 = t8 + t734;
            const u32 t736 = t732 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t737 = t735 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t738 = t736 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t739 = (u64)t738;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t740 = t739 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t741 = t737 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t742 = (u64)t741;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t743 = t742 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t744 = t736 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t745 = (u64)t744;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t746 = t745 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t747 = t737 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t748 = (u64)t747;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t749 = t748 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t750 = t736 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t751 = (u64)t750;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t752 = t751 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t753 = t737 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t754 = (u64)t753;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t755 = t754 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t756 = t736 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t757 = (u64)t756;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t758 = t757 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t759 = t737 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t760 = (u64)t759;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t761 = t760 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t762 = t736 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t763 = (u64)t762;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t764 = t763 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t765 = t737 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t766 = (u64)t765;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t767 = t766 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t768 = t736 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t769 = (u64)t768;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t770 = t769 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t771 = t737 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t772 = (u64)t771;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t773 = t772 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t774 = t736 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t775 = (u64)t774;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t776 = t775 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t777 = t737 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t778 = (u64)t777;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t779 = t778 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t780 = t736 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t781 = (u64)t780;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t782 = t781 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t783 = t737 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t784 = (u64)t783;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t785 = t784 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t740), "l"(t743), "l"(t746), "l"(t749), "l"(t752), "l"(t755), "l"(t758), "l"(t761), "l"(t764), "l"(t767), "l"(t770), "l"(t773), "l"(t776), "l"(t779), "l"(t782), "l"(t785) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t786 = t695 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t787 = t786 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t788 = t787 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t789 = t10 + t788;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t790 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t790) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t789) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t791 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t791 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t793 = t635 + t619;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t793 + t618;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t795 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t796 = t795 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t796;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t798 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t799 = first_query_2 + t798;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t800 = t799 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t800 + 1u;
            const u32 t802 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t803 = t802 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t803 < seq_k ? t803 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t805 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t805 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t808 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t810 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t812 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t814 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t816 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t818 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t820 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t822 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t824 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t824;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t826 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t826;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t828 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t828;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t830 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t830;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t832 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t832;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t834 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t834;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t836 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t838 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t838;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t839 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t840 = first_query_2 + t839;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t841 = t840 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t842 = t841 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t842 + 1u;
            const u32 t844 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t845 = t844 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t845 < seq_k ? t845 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t847 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t847 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t850 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t852 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t854 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t856 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t858 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t860 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t862 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t864 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t866 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t866;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t868 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t870 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t872 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t874 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t874;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t876 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t878 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t880 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t880;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t881 = t645 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t882 = t881 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t883;
            asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t884;
            asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t885;
            asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t886;
            asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t887;
            asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t888;
            asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t889;
            asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t890;
            asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t891;
            asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t887), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t892;
            asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t888), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t893;
            asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t889), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t894;
            asm("max.f32 %0, %1, %2;" : "=f"(t894) : "f"(t890), "f"(s_30));
            f32 t895;
            asm("max.f32 %0, %1, %2;" : "=f"(t895) : "f"(t891), "f"(t892));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t896;
            asm("max.f32 %0, %1, %2;" : "=f"(t896) : "f"(t893), "f"(t894));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t897;
            asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(t895), "f"(t896));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t898;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t898) : "f"(t897));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t897), "f"(t898));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t900;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t900) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t900));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t905 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t905));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t907 = before < t882;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t908 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t909 = t907 ? t908 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t909;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t913;
            asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t914;
            asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t910), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t915;
            asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t911), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t916;
            asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t912), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t917;
            asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t913), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t918;
            asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t914), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t919;
            asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t915), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t920;
            asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t916), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t921;
            asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t917), "f"(s_32));
            f32 t922;
            asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t918), "f"(t919));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t923;
            asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t920), "f"(t921));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t924;
            asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t922), "f"(t923));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t925;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t925) : "f"(t924));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t924), "f"(t925));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t927;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t927) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t927));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t932 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t932));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t934 = before_2 < t882;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t935 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t936 = t934 ? t935 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t937 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t939;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t940 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t940));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t942;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t943 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t945;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t946 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t948;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t949 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t951;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t951;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t952 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t954;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t955 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t957;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t958 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t960;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t961 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t964 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t967 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t970 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t973 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t976 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t978;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t979 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t981;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t982 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t984;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t985 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t986 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t987 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t988 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t989 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t990 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t991 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t992 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t993 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t996 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t999 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1002 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1002));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1004;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1005 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1007;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1008 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1008));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1010;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1010;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1011 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1011));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1013;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1014 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1014));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1016;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1017 = t985 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1018 = t986 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1019 = t987 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1020 = t988 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1021 = t989 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1022 = t990 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1023 = t991 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1024 = t992 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1025 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1028 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1028));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1031 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1034 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1036;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1036;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1037 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1039;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1040 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1042;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1043 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1045;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1046 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1048;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1049 = t1017 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1050 = t1018 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1051 = t1019 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1052 = t1020 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1053 = t1021 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1054 = t1022 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1055 = t1023 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1056 = t1024 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1057 = t1049 + t1050;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1058 = t1053 + t1054;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1057 + t1058;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1060 = t1051 + t1052;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1061 = t1055 + t1056;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1060 + t1061;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1063 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1063;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1064 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1064;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1080;
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
            const u32 masked_right_7 = masked_right_6 > 1u ? masked_right_6 : 1u;
            const u32 masked_left = end_15 > masked_right_7 ? end_15 : masked_right_7;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_7; i_3 += 1u) {
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1083 = t695 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1084 = t1083 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1085 = t1084 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1086 = t10 + t1085;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1087 = t1083 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1088 = t1087 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1086), "r"(t1088) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1089 = t697 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1090 = t1089 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1091 = smem_1 + t1090;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1092 = t1083 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1093 = t1092 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1094 = t8 + t1093;
                const u32 t1095 = t1091 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1096 = t1094 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1095 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1098 = (u64)t1097;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1099 = t1098 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1096 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1101 = (u64)t1100;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1102 = t1101 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = t1095 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1104 = (u64)t1103;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1105 = t1104 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t1096 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1107 = (u64)t1106;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1108 = t1107 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1109 = t1095 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1110 = (u64)t1109;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = t1110 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1112 = t1096 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1113 = (u64)t1112;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = t1113 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1115 = t1095 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1116 = (u64)t1115;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = t1116 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1118 = t1096 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1119 = (u64)t1118;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = t1119 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1121 = t1095 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1122 = (u64)t1121;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = t1122 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1124 = t1096 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1125 = (u64)t1124;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1126 = t1125 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1127 = t1095 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1128 = (u64)t1127;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1129 = t1128 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t1096 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1131 = (u64)t1130;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1132 = t1131 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1133 = t1095 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1134 = (u64)t1133;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1135 = t1134 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t1096 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1137 = (u64)t1136;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1138 = t1137 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = t1095 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1140 = (u64)t1139;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1141 = t1140 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t1096 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1143 = (u64)t1142;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = t1143 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1099), "l"(t1102), "l"(t1105), "l"(t1108), "l"(t1111), "l"(t1114), "l"(t1117), "l"(t1120), "l"(t1123), "l"(t1126), "l"(t1129), "l"(t1132), "l"(t1135), "l"(t1138), "l"(t1141), "l"(t1144) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1146 = t695 + t1145;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1147 = t1146 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1148 = t1147 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1149 = t1148 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1150 = t10 + t1149;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1151 = t1146 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1152 = t1151 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1150), "r"(t1152) : "memory");
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
                const u32 t1153 = t1146 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1154 = t1153 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1155 = t9 + t1154;
                const u32 t1156 = t1155 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1157 = t1156 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1158 = (u64)t1157;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = t1158 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1160 = t1156 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1161 = (u64)t1160;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1162 = t1161 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1163 = t1156 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1164 = (u64)t1163;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1165 = t1164 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1156 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1167 = (u64)t1166;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1168 = t1167 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1159), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1162), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1165), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1168) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1169 = t695 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1170 = t1169 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1171 = t1170 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1171 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1173 = t10 + t1172;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1174 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1174) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1173) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1175 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1176 = t1175 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t1176 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1178 = t635 + t619;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1178 + t618;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1180 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1181 = t1180 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t1181;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1183 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1184 = first_query_3 + t1183;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1185 = t1184 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1185 + 1u;
                const u32 t1187 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1188 = t1187 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1188 < seq_k ? t1188 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1190 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1190 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1193 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1193;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1195 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1195;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1197 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1197;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1199 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1199;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1201 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1201;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1203 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1203;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1205 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1205;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1207 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1207;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1209 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1211 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1213 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1215 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1217 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1217;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1219 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1219;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1221 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1221;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1223 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1223;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1224 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1225 = first_query_3 + t1224;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1226 = t1225 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1227 = t1226 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1227 + 1u;
                const u32 t1229 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1230 = t1229 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1230 < seq_k ? t1230 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1232 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1232 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1235 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1237 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1239 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1239;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1241 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1241;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1243 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1245 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1247 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1249 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1251 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1253 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1255 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1257 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1259 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1261 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1263 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1265 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1265;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1266 = t645 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1267 = t1266 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1268;
                asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1269;
                asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1270;
                asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1279;
                asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_30));
                f32 t1280;
                asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(t1277));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1281;
                asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1278), "f"(t1279));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1282;
                asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1280), "f"(t1281));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1283;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1283) : "f"(t1282));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1282), "f"(t1283));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1285;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1285) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_3;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1285));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_3 = reference;
                const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1290 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1290));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_3;
                const f32 before_3 = row_sum;
                const bool t1292 = before_3 < t1267;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1293 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1294 = t1292 ? t1293 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t1294;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1299;
                asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1300;
                asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1301;
                asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1297), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1302;
                asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1298), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1303;
                asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1299), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1304;
                asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1300), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1305;
                asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1306;
                asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_32));
                f32 t1307;
                asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(t1304));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1308;
                asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1305), "f"(t1306));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1309;
                asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1307), "f"(t1308));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1310;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1310) : "f"(t1309));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1309), "f"(t1310));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1312;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1312) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_4;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1312));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_4 = reference_2;
                const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1317 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1317));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_4;
                const f32 before_4 = row_sum_2;
                const bool t1319 = before_4 < t1267;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1320 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1321 = t1319 ? t1320 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t1321;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1322 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1322));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t1324;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1325 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t1327;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1328 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t1330;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1331 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t1333;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1334 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t1336;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1337 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t1339;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1340 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t1342;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1343 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t1345;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1346 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1348;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t1348;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1349 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t1351;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1352 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1354;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t1354;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1355 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1357;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1358 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1360;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1360;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1361 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1363;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1364 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1366;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1367 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1369;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1370 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1371 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1372 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1373 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1374 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1375 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1376 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1377 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1378 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1378));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1380;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1380;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1381 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1383;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1384 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1384));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1386;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1387 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1389;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1390 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1390));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1392;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1392;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1393 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1395;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1395;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1396 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1398;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1399 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1401;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1402 = t1370 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1403 = t1371 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1404 = t1372 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1405 = t1373 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1406 = t1374 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1407 = t1375 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1408 = t1376 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1409 = t1377 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1410 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1412;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1412;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1413 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1415;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1415;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1416 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1416));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1418;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1419 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1421;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1422 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1422));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1424;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1424;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1425 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1427;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1427;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1428 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1428));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1430;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1431 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1433;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1434 = t1402 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1435 = t1403 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1436 = t1404 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1437 = t1405 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1438 = t1406 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1439 = t1407 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1440 = t1408 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1441 = t1409 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1442 = t1434 + t1435;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1443 = t1438 + t1439;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t1442 + t1443;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1445 = t1436 + t1437;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1446 = t1440 + t1441;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t1445 + t1446;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1448 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1448;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1449 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1449;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1450 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1451 = t695 + t1450;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1452 = t1451 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1453 = t1452 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1454 = t1453 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1455 = t10 + t1454;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1456 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1456) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1455) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1457 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1458 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1459 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1460 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1461 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1462 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1463 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1464 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1465 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1466 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1467 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1468 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1469 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1470 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1471 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1472 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1473 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_33 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1474 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_34 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1475 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_37 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1476 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_38 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1477 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_41 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1478 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_42 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1479 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_45 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1480 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_46 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1481 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_49 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1482 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_50 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1483 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_53 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1484 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_54 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1485 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_57 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1486 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_58 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1487 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_61 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1488 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_62 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1489 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1490 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1491 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1492 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1493 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1494 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1495 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1496 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1497 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1498 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1499 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1500 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1501 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1502 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1503 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1504 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1505 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_35 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1506 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_36 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1507 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_39 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1508 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_40 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1509 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_43 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1510 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_44 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1511 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_47 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1512 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_48 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1513 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_51 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1514 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_52 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1515 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_55 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1516 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_56 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1517 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_59 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1518 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_60 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1519 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_63 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1520 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_64 = t1520;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1534;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1535;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1536;
            }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_7; i_4 < end_15; i_4 += 1u) {
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1537 = t695 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1538 = t1537 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1539 = t1538 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1540 = t10 + t1539;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1541 = t1537 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t1541 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1540), "r"(t1542) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1543 = t697 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1544 = t1543 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1545 = smem_1 + t1544;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1546 = t1537 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1547 = t1546 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = t8 + t1547;
                const u32 t1549 = t1545 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1550 = t1548 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1551 = t1549 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1552 = (u64)t1551;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1553 = t1552 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1554 = t1550 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1555 = (u64)t1554;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1556 = t1555 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1557 = t1549 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1558 = (u64)t1557;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1559 = t1558 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1560 = t1550 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1561 = (u64)t1560;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1562 = t1561 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1563 = t1549 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1564 = (u64)t1563;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1565 = t1564 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1566 = t1550 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1567 = (u64)t1566;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1568 = t1567 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1569 = t1549 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1570 = (u64)t1569;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1571 = t1570 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1572 = t1550 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1573 = (u64)t1572;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1574 = t1573 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1575 = t1549 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1576 = (u64)t1575;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1577 = t1576 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1578 = t1550 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1579 = (u64)t1578;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1580 = t1579 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1581 = t1549 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1582 = (u64)t1581;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1583 = t1582 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1584 = t1550 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1585 = (u64)t1584;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1586 = t1585 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1587 = t1549 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1588 = (u64)t1587;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1589 = t1588 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1590 = t1550 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1591 = (u64)t1590;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1592 = t1591 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1593 = t1549 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1594 = (u64)t1593;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1595 = t1594 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1596 = t1550 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1597 = (u64)t1596;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1598 = t1597 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1553), "l"(t1556), "l"(t1559), "l"(t1562), "l"(t1565), "l"(t1568), "l"(t1571), "l"(t1574), "l"(t1577), "l"(t1580), "l"(t1583), "l"(t1586), "l"(t1589), "l"(t1592), "l"(t1595), "l"(t1598) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1599 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1600 = t695 + t1599;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1601 = t1600 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1602 = t1601 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1603 = t1602 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1604 = t10 + t1603;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1605 = t1600 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1606 = t1605 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1604), "r"(t1606) : "memory");
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
                const u32 t1607 = t1600 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1608 = t1607 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1609 = t9 + t1608;
                const u32 t1610 = t1609 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1611 = t1610 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1612 = (u64)t1611;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1613 = t1612 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1614 = t1610 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1615 = (u64)t1614;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1616 = t1615 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1617 = t1610 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1618 = (u64)t1617;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1619 = t1618 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1620 = t1610 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1621 = (u64)t1620;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1622 = t1621 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1613), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1616), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1619), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1622) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1623 = t695 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1624 = t1623 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1625 = t1624 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1626 = t1625 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1627 = t10 + t1626;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1628 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1628) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1627) : "memory");
                }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1629 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t1631;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1632 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1632));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1634;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t1634;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1635 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t1637;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1638 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t1640;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1641 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t1643;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1644 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1644));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t1646;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1647 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t1649;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1650 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t1652;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1653 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t1655;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1656 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t1658;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1659 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t1661;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1662 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1664;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1665 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1667;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1668 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1670;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1671 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1673;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1674 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1674));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1676;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1676;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1677 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1678 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1679 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1680 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1681 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1682 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1683 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1684 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1685 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1688 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1691 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1694 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1697 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1700 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1702;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1703 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1705;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1706 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1706));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1708;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1708) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1708;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1709 = t1677 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1710 = t1678 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1711 = t1679 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1712 = t1680 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1713 = t1681 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1714 = t1682 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1715 = t1683 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1716 = t1684 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1717 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1719;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1720 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1722;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1723 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1725;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1726 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1728;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1729 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1731;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1732 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1734;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1735 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1737;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1738 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1738));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1740;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1740) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1740;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1741 = t1709 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1742 = t1710 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1743 = t1711 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1744 = t1712 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1745 = t1713 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1746 = t1714 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1747 = t1715 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1748 = t1716 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1749 = t1741 + t1742;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1750 = t1745 + t1746;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_5 = t1749 + t1750;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1752 = t1743 + t1744;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1753 = t1747 + t1748;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_6 = t1752 + t1753;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1755 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1755;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1756 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1756;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1757 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1758 = t695 + t1757;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1759 = t1758 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1760 = t1759 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1761 = t1760 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1762 = t10 + t1761;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1763 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1763) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1762) : "memory");
                }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1767;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1768;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1777;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1778;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1779;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1768;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1774;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1775;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1776;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1777;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1778;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1779;
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1780 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1781 = t695 + t1780;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1782 = t1781 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1783 = t1782 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1784 = t1783 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1785 = t10 + t1784;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1786 = t1781 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1787 = t1786 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1785), "r"(t1787) : "memory");
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
            const u32 t1788 = t1781 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1789 = t1788 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1790 = t9 + t1789;
            const u32 t1791 = t1790 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1792 = t1791 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1793 = (u64)t1792;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1794 = t1793 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1795 = t1791 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1796 = (u64)t1795;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1797 = t1796 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1798 = t1791 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1799 = (u64)t1798;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1800 = t1799 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1801 = t1791 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1802 = (u64)t1801;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1803 = t1802 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1794), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1797), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1800), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1803) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1804 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1805 = t695 + t1804;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1806 = t1805 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1807 = t1806 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1808 = t1807 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1809 = t10 + t1808;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1810 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1810) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1809) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1812 = t695 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t1812; i_5 < through; i_5 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1813 = i_5 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1814 = t1813 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1815 = t10 + t1814;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1816 = i_5 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1817 = t1816 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1815), "r"(t1817) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1818 = i_5 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1819 = t1818 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1820 = t1819 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1821 = t10 + t1820;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1822 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1822) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1821) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1823 = i_5 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1824 = t1823 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1825 = t1824 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1826 = t10 + t1825;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1827 = i_5 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1828 = t1827 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1826), "r"(t1828) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1829 = i_5 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1830 = t1829 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1831 = t1830 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1832 = t10 + t1831;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1833 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1833) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1832) : "memory");
                }
            }
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1834 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1835 = t618 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t1834 + t1835;
            const bool first_2 = t645 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 1099511600000.0f;
            const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1842 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t1842);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1844 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1845 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1846 = t1844 & t1845;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1846) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1847 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1848 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1849 = t1848 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1850 = t1847 + t1849;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1851 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1852 = t1850 + t1851;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1852), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1853 = t645 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1854 = t1853 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t1854 != 0u;
            const bool t1856 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1857 = first_2 & t1856;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1858 = t1857 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1859;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1859) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1859;
            f32 t1861;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1861) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1862 = pair_5 + t1861;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1862;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1863;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1863) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1863;
            f32 t1865;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1865) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = pair_6 + t1865;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1866;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1867 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1867 ? 0.0f : t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1872 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1873 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1874 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1876 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1877 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1880 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1881 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1882 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1883 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1884 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1885 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1886 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1887 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1888 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1889 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1890 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1891 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1892 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1893 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1894 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1895 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1896 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1897 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1898 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1899 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1900 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1901 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1901;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1902 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1903;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1902 ? 0.0f : t1903;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1905 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1905;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1906;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1907 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1907;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1908 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1908;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1909 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1909;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1910;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1911;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1912 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1912;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1913 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1913;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1914;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1915;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1916 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1916;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1917 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1917;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1918;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1919;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1920 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1920;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1921 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1921;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1922;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1923;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1924 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1924;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1925 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1925;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1926;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1927;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1928 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1928;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1929 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1929;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1930 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1930;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1931 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1931;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1932 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1932;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1933 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1933;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1934 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1934;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1935 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1935;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1936 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1936;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1937 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1937) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1938 = t697 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1939 = t1938 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1940 = smem_1 + t1939;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1941 = t1940 + 8192u;
            u32 t1942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1948;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1950;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1952;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1953;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1954;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1955;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1957;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1959;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1960;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1961;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1962;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1964;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1966;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1968;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1969;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1971;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1973;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1974 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1975 = t618 + t1974;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1976 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1977 = t1975 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1978 = t1976 ^ t1977;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1979 = t1975 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1980 = t1978 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1981 = t1979 + t1980;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1982 = t1940 + t1981;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1982), "r"(t1942), "r"(t1943), "r"(t1944), "r"(t1945) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1983 = t1981 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1984 = t1940 + t1983;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1984), "r"(t1946), "r"(t1947), "r"(t1948), "r"(t1949) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1985 = t1981 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1986 = t1940 + t1985;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1986), "r"(t1950), "r"(t1951), "r"(t1952), "r"(t1953) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1987 = t1981 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1988 = t1940 + t1987;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1988), "r"(t1954), "r"(t1955), "r"(t1956), "r"(t1957) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1989 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1990 = t618 + t1989;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1991 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1992 = t1990 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1993 = t1991 ^ t1992;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1994 = t1990 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1995 = t1993 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1996 = t1994 + t1995;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1997 = t1941 + t1996;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1997), "r"(t1958), "r"(t1959), "r"(t1960), "r"(t1961) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1998 = t1996 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1999 = t1941 + t1998;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1999), "r"(t1962), "r"(t1963), "r"(t1964), "r"(t1965) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2000 = t1996 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2001 = t1941 + t2000;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2001), "r"(t1966), "r"(t1967), "r"(t1968), "r"(t1969) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2002 = t1996 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2003 = t1941 + t2002;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2003), "r"(t1970), "r"(t1971), "r"(t1972), "r"(t1973) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2004 = t635 + t619;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2004 + t618;
            const bool t2006 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2006) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1858) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2007 = t618 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2008 = t1940 + t2007;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2008), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t638) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2009 = t1940 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2010 = t618 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2011 = t2009 + t2010;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2011), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t638) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t2012 = t697 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2013 = t2012 + 22u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2014 = t2013 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2015 = t10 + t2014;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2015) : "memory");
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1858) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2016 = (u64)t638;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2017 = t2016 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2018 = t2017 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2019 = lse + t2018;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2020 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2021 = t2020 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2022 = t2021 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2023 = t2019 + t2022;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2024 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2025 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2026 = t2025 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2026) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2027 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2027;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2030 = (u64)row * t2024;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2031 = t2030 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2032 = t2023 + t2031;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2033;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2034 = reference + t2033;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2034 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2036 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2037 = t2036 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2032), "f"(t2037) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2038 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2039 = first_row + t2038;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2039 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2042 = (u64)row_2 * t2024;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2043 = t2042 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2044 = t2023 + t2043;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2045;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2046 = reference_2 + t2045;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2046 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2048 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2049 = t2048 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2044), "f"(t2049) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2050;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2050) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2051 = t2050 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2051) {
                const u32 t2052 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2052) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2053 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2053;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2054 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t2054) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_21 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2056 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2057 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2058 = t2056 + t2057;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2059;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2059) : "r"(t2058) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2060;
            asm("mov.b32 %0, %1;" : "=r"(t2060) : "f"(t2059));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2061;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2061) : "r"(t2060));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2061;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2063 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2063) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
