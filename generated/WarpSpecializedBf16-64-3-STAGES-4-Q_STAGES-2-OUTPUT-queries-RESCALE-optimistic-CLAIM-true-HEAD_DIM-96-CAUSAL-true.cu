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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = t111 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t122 + 1u;
                const u32 t124 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = t124 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t125 < seq_k ? t125 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t127 = t111 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t128 = t127 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t128 + 1u;
                const u32 t130 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t131 = t130 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t131 < seq_k ? t131 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t133 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t134 = t133 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t134 > 1u ? t134 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t136 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t137 = t136 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t137 < end_5 ? t137 : end_5;
                const u32 t139 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t140 = t139 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t140 < end_5 ? t140 : end_5;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t142 = t121 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t142 ? masked_right : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t145 = end_5 <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t145) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t146;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t147 = t146 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t147) {
                        const u32 t148 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t148) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t149 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t149 % 6u;
                const u32 t151 = slot_3 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t10 + t152;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t149 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
                const u32 t157 = slot_3 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t10 + t158;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t160 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t161 = smem_1 + t160;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t162;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t163 = t162 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t163) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t159) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(q), "r"(t159), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t161 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t164), "l"(q), "r"(t159), "r"(64u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t166 = t165 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t166 % 6u;
                const u32 t168 = slot_4 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t168 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t10 + t169;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t166 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t172 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t173) : "memory");
                const u32 t174 = slot_4 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t174 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t10 + t175;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t111 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t178 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t179 = smem_1 + t178;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t180;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t180) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t181 = t180 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t181) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t176) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t179), "l"(q), "r"(t176), "r"(0u), "r"(index), "r"(t177), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t179 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t182), "l"(q), "r"(t176), "r"(64u), "r"(index), "r"(t177), "r"(t114) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t183 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t184 = t183 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t184 % 6u;
                const u32 t186 = slot_5 + 22u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t186 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t10 + t187;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t184 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t189 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t190 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t188), "r"(t191) : "memory");
                const u32 t192 = slot_5 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t192 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t194 = t10 + t193;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = t111 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t196 = slot_5 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t197 = smem_1 + t196;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t198;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t198) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t199 = t198 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t199) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t194) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t197), "l"(q), "r"(t194), "r"(0u), "r"(index), "r"(t195), "r"(t114) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = t197 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t200), "l"(q), "r"(t194), "r"(64u), "r"(index), "r"(t195), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 3u;
                const u32 t202 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
                const u32 t204 = slot_6 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t204 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t10 + t205;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t208 = t207 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t209 = t208 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t206), "r"(t209) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t210 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = t210 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t8 + t212;
                u32 t214;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t214) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t215 = t214 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t215) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t203) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t213), "l"(k), "r"(t203), "r"(0u), "r"(t144), "r"(t211), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t213 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t216), "l"(k), "r"(t203), "r"(64u), "r"(t144), "r"(t211), "r"(t114) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed & 3u;
                const u32 t218 = slot_7 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t10 + t219;
                const u32 t221 = slot_7 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t221 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t10 + t222;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = t224 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t226 = t225 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t223), "r"(t226) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t227 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t228 = t227 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t229 = slot_7 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t230 = t9 + t229;
                u32 t231;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t232 = t231 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t232) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t220) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t220), "r"(0u), "r"(t144), "r"(t228), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = t230 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t233), "l"(v), "r"(t220), "r"(64u), "r"(t144), "r"(t228), "r"(t114) : "memory");
                }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t234 = end_5 > 3u ? end_5 : 3u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t234 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t236 & 3u;
                    const u32 t238 = slot_8 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t10 + t238;
                    const u32 t240 = slot_8 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t240 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t10 + t241;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t236 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t243 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t244 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t242), "r"(t245) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t246 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t247 = t246 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t248 = t247 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = slot_8 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t250 = t8 + t249;
                    u32 t251;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t251) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t252 = t251 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t252) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t239) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t250), "l"(k), "r"(t239), "r"(0u), "r"(t144), "r"(t248), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t253 = t250 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t253), "l"(k), "r"(t239), "r"(64u), "r"(t144), "r"(t248), "r"(t114) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t254 & 3u;
                    const u32 t256 = slot_9 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t256 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t10 + t257;
                    const u32 t259 = slot_9 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t259 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t10 + t260;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t254 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = t262 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t264 = t263 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t261), "r"(t264) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t265 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t266 = t265 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t267 = t266 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t268 = slot_9 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t269 = t9 + t268;
                    u32 t270;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t270) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t271 = t270 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t271) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t258) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t269), "l"(v), "r"(t258), "r"(0u), "r"(t144), "r"(t267), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t272 = t269 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t272), "l"(v), "r"(t258), "r"(64u), "r"(t144), "r"(t267), "r"(t114) : "memory");
                    }
                }
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t273 = 2u < end_5;
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t273) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t274;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t274) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t275 = t274 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t275) {
                        const u32 t276 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t276) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t277 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t277 & 3u;
                    const u32 t279 = slot_10 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t280 = t10 + t279;
                    const u32 t281 = slot_10 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t282 = t281 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t283 = t10 + t282;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t284 = t277 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t285 = t284 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t286 = t285 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t283), "r"(t286) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t287 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t288 = t287 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t289 = t288 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t290 = slot_10 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t291 = t8 + t290;
                    u32 t292;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t292) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t293 = t292 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t293) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t280) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t291), "l"(k), "r"(t280), "r"(0u), "r"(t144), "r"(t289), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t294 = t291 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t294), "l"(k), "r"(t280), "r"(64u), "r"(t144), "r"(t289), "r"(t114) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_11 = t295 & 3u;
                    const u32 t297 = slot_11 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t298 = t297 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t299 = t10 + t298;
                    const u32 t300 = slot_11 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t300 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t302 = t10 + t301;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t295 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t304 = t303 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t305 = t304 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t302), "r"(t305) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t306 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t307 = t306 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t308 = t307 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t309 = slot_11 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t310 = t9 + t309;
                    u32 t311;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t311) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t312 = t311 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t312) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t299) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t310), "l"(v), "r"(t299), "r"(0u), "r"(t144), "r"(t308), "r"(t114) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t313 = t310 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t313), "l"(v), "r"(t299), "r"(64u), "r"(t144), "r"(t308), "r"(t114) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t314 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t314;
                const u32 t315 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t315;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t316 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t316) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_12 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t318 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t319 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t320 = t318 + t319;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t321;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t321) : "r"(t320) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t322;
                asm("mov.b32 %0, %1;" : "=r"(t322) : "f"(t321));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t323;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t323) : "r"(t322));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t323;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t325 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t325) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t326 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t326 / 192u;
            const u32 t328 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t328 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t330 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t330;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t331 = index_2 < total;
                if (!t331) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t332 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t333 = index_2 / t332;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t333 * heads_per_section;
                const u32 t335 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t336 = t335 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t336 < heads_per_section ? t336 : heads_per_section;
                const u32 t338 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t338;
                const u32 t340 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t341 = first + t340;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t342 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t343 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t344 = t342 - t343;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t345 = t344 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t346 = t341 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t347 = t341 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t348;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t348) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t349 = t348 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t349) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t351 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t352 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t351 + t352;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t354;
                    asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t346));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t354) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t355;
                    asm("mov.b32 %0, %1;" : "=f"(t355) : "r"(t345));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t355) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t356;
                    asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(t347));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t356) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = t358 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t360 = t357 + t359;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t360), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t361;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t361) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t362 = t361 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t362) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t363 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t363;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t364 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t365 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t366 = t365 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t364), "r"(t366) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t367 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t368 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t369 = t368 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t367 + t369;
                const bool t371 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t371) {
                    const u32 t372 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = verdict + t372;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t374;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t374) : "r"(t373) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t375;
                    asm("mov.b32 %0, %1;" : "=r"(t375) : "f"(t374));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t375;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t377 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t377) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t378 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t378) {
                        const u32 t379 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t380 = verdict + t379;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t380), "f"(0.0f) : "memory");
                    }
                    const u32 t381 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t382;
                    asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(t381));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t383;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t383) : "f"(t382));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t384;
                    asm("mov.b32 %0, %1;" : "=r"(t384) : "f"(t383));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t386 = t385 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = t386 ? t384 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t381 + t387;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = t381 + t384;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t390;
                    asm("mov.b32 %0, %1;" : "=f"(t390) : "r"(t389));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t391;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t391) : "f"(t390));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t392;
                    asm("mov.b32 %0, %1;" : "=r"(t392) : "f"(t391));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t393 = lane & 2u;
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
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t399) : "f"(t398));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t400;
                    asm("mov.b32 %0, %1;" : "=r"(t400) : "f"(t399));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t401 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t402 = t401 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t403 = t402 ? t400 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t404 = t396 + t403;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t405 = t397 + t400;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t406;
                    asm("mov.b32 %0, %1;" : "=f"(t406) : "r"(t405));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t407;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t407) : "f"(t406));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t408;
                    asm("mov.b32 %0, %1;" : "=r"(t408) : "f"(t407));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t409 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t410 = t409 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t411 = t410 ? t408 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t412 = t404 + t411;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t413 = t405 + t408;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t414;
                    asm("mov.b32 %0, %1;" : "=f"(t414) : "r"(t413));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t415;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t415) : "f"(t414));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t416;
                    asm("mov.b32 %0, %1;" : "=r"(t416) : "f"(t415));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t417 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t418 = t417 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t419 = t418 ? t416 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t420 = t412 + t419;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t421 = t413 + t416;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t422;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t422) : "r"(t421));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t422;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t423 = warps != 0u;
                    if (!t423) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t427 = t425 + t426;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t428;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t428) : "r"(t427) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t429;
                    asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t429));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t432 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t433 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t432 + t433;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t435;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t435) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t436;
                    asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t437;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t437) : "r"(t436));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t438;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t438) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t439;
                    asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t440;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t440) : "r"(t439));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t441 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t442 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t443 = t442 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t444 = t441 + t443;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t445;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t445) : "r"(t444) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t446;
                    asm("mov.b32 %0, %1;" : "=r"(t446) : "f"(t445));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t447;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t447) : "r"(t446));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t448;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t448) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t449 = t448 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t449) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_16 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t451 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t452 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t451 + t452;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t454;
                        asm("mov.b32 %0, %1;" : "=f"(t454) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t454) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t455;
                        asm("mov.b32 %0, %1;" : "=f"(t455) : "r"(t437));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t455) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t456;
                        asm("mov.b32 %0, %1;" : "=f"(t456) : "r"(t440));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t456) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t457 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t458 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t459 = t458 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t460 = t457 + t459;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t460), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t461 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t463 = t462 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t464 = t461 + t463;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t465;
                        asm("mov.b32 %0, %1;" : "=f"(t465) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t464), "f"(t465) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t466;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t466) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t467 = t466 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t467) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t468 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t468;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t469 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t470 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t471 = t470 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t469), "r"(t471) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t472 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t473 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t474 = t473 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t472 + t474;
                    const bool t476 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t476) {
                        const u32 t477 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t478 = verdict_2 + t477;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t479;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t479) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t480;
                        asm("mov.b32 %0, %1;" : "=r"(t480) : "f"(t479));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t480;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t482 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t482) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t483 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t483) {
                            const u32 t484 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t485 = verdict_2 + t484;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t485), "f"(0.0f) : "memory");
                        }
                        const u32 t486 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t487;
                        asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(t486));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t488;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t488) : "f"(t487));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t489;
                        asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t490 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t491 = t490 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t492 = t491 ? t489 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t493 = t486 + t492;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t494 = t486 + t489;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t495;
                        asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(t494));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t496;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t496) : "f"(t495));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t497;
                        asm("mov.b32 %0, %1;" : "=r"(t497) : "f"(t496));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t498 = lane & 2u;
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
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t504) : "f"(t503));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t505;
                        asm("mov.b32 %0, %1;" : "=r"(t505) : "f"(t504));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t506 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t507 = t506 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t508 = t507 ? t505 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t509 = t501 + t508;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t510 = t502 + t505;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t511;
                        asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(t510));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t512;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t512) : "f"(t511));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t513;
                        asm("mov.b32 %0, %1;" : "=r"(t513) : "f"(t512));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t514 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t515 = t514 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t516 = t515 ? t513 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t517 = t509 + t516;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t518 = t510 + t513;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t519;
                        asm("mov.b32 %0, %1;" : "=f"(t519) : "r"(t518));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t520;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t520) : "f"(t519));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t521;
                        asm("mov.b32 %0, %1;" : "=r"(t521) : "f"(t520));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t522 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t523 = t522 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t524 = t523 ? t521 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t525 = t517 + t524;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t526 = t518 + t521;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t527;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t527) : "r"(t526));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t527;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t529 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t529) {
                    const u32 t530 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t531;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t531) : "l"(claims), "r"(t530) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t531;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t532 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t533;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t533) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t534 = t532 + t533;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t534;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t537 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t538 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t537), "r"(t538) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t539 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t540 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t541 = t540 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t539 + t541;
            const bool t543 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t543) {
                const u32 t544 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = verdict_3 + t544;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t546;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t546) : "r"(t545) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t547;
                asm("mov.b32 %0, %1;" : "=r"(t547) : "f"(t546));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t547;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t549 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t549) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t550 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t550) {
                    const u32 t551 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t552 = verdict_3 + t551;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t552), "f"(0.0f) : "memory");
                }
                const u32 t553 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t554;
                asm("mov.b32 %0, %1;" : "=f"(t554) : "r"(t553));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t555;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t555) : "f"(t554));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t556;
                asm("mov.b32 %0, %1;" : "=r"(t556) : "f"(t555));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t558 = t557 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t558 ? t556 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = t553 + t559;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t561 = t553 + t556;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t562;
                asm("mov.b32 %0, %1;" : "=f"(t562) : "r"(t561));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t563;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t563) : "f"(t562));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t564;
                asm("mov.b32 %0, %1;" : "=r"(t564) : "f"(t563));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = lane & 2u;
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
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t571) : "f"(t570));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t572;
                asm("mov.b32 %0, %1;" : "=r"(t572) : "f"(t571));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t573 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t574 = t573 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t575 = t574 ? t572 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = t568 + t575;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t577 = t569 + t572;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t578;
                asm("mov.b32 %0, %1;" : "=f"(t578) : "r"(t577));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t579;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t579) : "f"(t578));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t580;
                asm("mov.b32 %0, %1;" : "=r"(t580) : "f"(t579));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t581 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t582 = t581 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t583 = t582 ? t580 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t584 = t576 + t583;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t585 = t577 + t580;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t586;
                asm("mov.b32 %0, %1;" : "=f"(t586) : "r"(t585));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t587;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t587) : "f"(t586));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t588;
                asm("mov.b32 %0, %1;" : "=r"(t588) : "f"(t587));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t590 = t589 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t591 = t590 ? t588 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t592 = t584 + t591;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t593 = t585 + t588;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t594;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t594) : "r"(t593));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t594;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t595 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t595) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t597 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t598 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t599 = t597 + t598;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t600;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t600) : "r"(t599) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t601;
                asm("mov.b32 %0, %1;" : "=r"(t601) : "f"(t600));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t601));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t604 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t605 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t604 + t605;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t607;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t607) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t608;
                asm("mov.b32 %0, %1;" : "=r"(t608) : "f"(t607));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t609;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t609) : "r"(t608));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t610;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t610) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t611;
                asm("mov.b32 %0, %1;" : "=r"(t611) : "f"(t610));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t612;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t612) : "r"(t611));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t613 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t614 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t615 = t614 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t616 = t613 + t615;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t617;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t617) : "r"(t616) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t618;
                asm("mov.b32 %0, %1;" : "=r"(t618) : "f"(t617));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t619;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t619) : "r"(t618));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t620;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t620) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t621 = t620 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t621) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_19 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t623 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t624 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t623 + t624;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t626;
                    asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t626) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t627;
                    asm("mov.b32 %0, %1;" : "=f"(t627) : "r"(t609));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t627) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t628;
                    asm("mov.b32 %0, %1;" : "=f"(t628) : "r"(t612));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t628) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t629 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t630 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t631 = t630 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t632 = t629 + t631;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t632), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t633 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t634 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t635 = t634 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t636 = t633 + t635;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t637;
                    asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t636), "f"(t637) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t638;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t638) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t639 = t638 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t639) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t640 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t640;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t641 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t642 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t643 = t642 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t641), "r"(t643) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t644;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t644) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t645 = t644 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t645) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_20 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t647 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t648 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t649 = t647 + t648;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t649), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t650;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t650) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t651 = t650 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t651) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t653 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t654 = t7 + t653;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t655 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t656 = t655 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t657 = index_3 << 6u;
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
        const u32 t658 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t658) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_21 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t660 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t661 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t662 = t660 + t661;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t663;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t663) : "r"(t662) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t664;
        asm("mov.b32 %0, %1;" : "=r"(t664) : "f"(t663));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t665;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t665) : "r"(t664));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t665;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t666 = index_4 != 4294967295u;
            if (!t666) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t668 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t669 = slot_22 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t668 + t669;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t671;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t671) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t672;
            asm("mov.b32 %0, %1;" : "=r"(t672) : "f"(t671));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t673;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t673) : "r"(t672));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t674;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t674) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t675;
            asm("mov.b32 %0, %1;" : "=r"(t675) : "f"(t674));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t676;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t676) : "r"(t675));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t677 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t678 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t679 = t678 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t680 = t677 + t679;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t681;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t681) : "r"(t680) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t682;
            asm("mov.b32 %0, %1;" : "=r"(t682) : "f"(t681));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t683;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t683) : "r"(t682));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t684;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t684) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t685 = t684 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t685) {
                const u32 t686 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t686) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t687 = t673 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t687 + 1u;
            const u32 t689 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t690 = t689 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t690 < seq_k ? t690 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t692 = t673 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t693 = t692 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t693 + 1u;
            const u32 t695 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t696 = t695 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t696 < seq_k ? t696 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t698 = end_9 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t699 = t698 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t699 > 1u ? t699 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t701 = end_7 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t702 = t701 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t702 < end_10 ? t702 : end_10;
            const u32 t704 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t705 = t704 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t705 < end_10 ? t705 : end_10;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t707 = t683 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t707 ? masked_right_3 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t673 + t657;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t710 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t710 + 1u;
            const u32 t712 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t713 = t712 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t713 < seq_k ? t713 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t715 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t716 = t715 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t716 + 1u;
            const u32 t718 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t719 = t718 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t719 < seq_k ? t719 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t721 = end_14 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t722 = t721 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t722 > 1u ? t722 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t724 = end_12 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t725 = t724 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t725 < end_15 ? t725 : end_15;
            const u32 t727 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t728 = t727 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_5 = t728 < end_15 ? t728 : end_15;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t730 = t683 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_6 = t730 ? masked_right_5 : end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t732 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t733 = passed_2 + t732;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t734 = count * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t735 = t734 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t736 = t673 + t657;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t737 = t736 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t737) {
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
                for (u32 i_3 = passed_2; i_3 < t733; i_3 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t738 = i_3 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t739 = t738 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t740 = t10 + t739;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t741 = i_3 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = t741 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t740), "r"(t742) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = i_3 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t744 = t743 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = t744 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = t10 + t745;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t747 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t747) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t746) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t748 = i_3 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t749 = t748 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t750 = t749 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t751 = t10 + t750;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t752 = i_3 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t753 = t752 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t751), "r"(t753) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t754 = i_3 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t755 = t754 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t756 = t755 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t757 = t10 + t756;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t758 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t758) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t757) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t759 = t735 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t760 = t759 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t761 = t760 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t10 + t761;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t735 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t763 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t762), "r"(t764) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t733 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t765 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t10 + t766;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t768 = t733 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = t768 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t767), "r"(t769) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t770 = t735 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t771 = t770 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t772 = smem_1 + t771;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t773 = t733 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t774 = t773 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t775 = t8 + t774;
                const u32 t776 = t772 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t777 = t775 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t778 = t776 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t779 = (u64)t778;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t780 = t779 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t781 = t777 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t782 = (u64)t781;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = t782 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t784 = t776 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t785 = (u64)t784;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = t785 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t787 = t777 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t788 = (u64)t787;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = t788 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t790 = t776 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t791 = (u64)t790;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = t791 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t793 = t777 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t794 = (u64)t793;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = t794 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t776 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t797 = (u64)t796;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = t797 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t799 = t777 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t800 = (u64)t799;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = t800 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t802 = t776 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t803 = (u64)t802;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t804 = t803 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t777 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t806 = (u64)t805;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t807 = t806 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = t776 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t809 = (u64)t808;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t810 = t809 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t811 = t777 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t812 = (u64)t811;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t813 = t812 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t814 = t733 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t815 = t814 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t816 = t815 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t817 = t10 + t816;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t818 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t818) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t817) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t819 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t819 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t821 = t673 + t657;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t821 + t656;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t823 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t824 = t823 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t824;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t826 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t827 = first_query_2 + t826;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t828 = t827 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t828 + 1u;
                const u32 t830 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t831 = t830 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t831 < seq_k ? t831 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t833 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t833 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t862 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t864 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t866 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t866;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t867 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t868 = first_query_2 + t867;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t869 = t868 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t870 = t869 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t870 + 1u;
                const u32 t872 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t873 = t872 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t873 < seq_k ? t873 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t875 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t875 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t880 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t882 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t884 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t900 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t902;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t904 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t904;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t906;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t908 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t908;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t909 = t683 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t910 = t909 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t911;
                asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t912;
                asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t913;
                asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t914;
                asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t915;
                asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t911), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t916;
                asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t912), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t917;
                asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t913), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t918;
                asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t914), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t919;
                asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t915), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t920;
                asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t916), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t921;
                asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t917), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t922;
                asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t918), "f"(s_30));
                f32 t923;
                asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t919), "f"(t920));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t924;
                asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t921), "f"(t922));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t925;
                asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t923), "f"(t924));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t926;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t926) : "f"(t925));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t925), "f"(t926));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t928;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t928) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t928));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t933 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t933));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t935 = before < t910;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t936 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t937 = t935 ? t936 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t937;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t938;
                asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t939;
                asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t940;
                asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t941;
                asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t942;
                asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t938), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t943;
                asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t939), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t944;
                asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t940), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t945;
                asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t941), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t946;
                asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t942), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t947;
                asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t943), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t948;
                asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t944), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t949;
                asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(t945), "f"(s_32));
                f32 t950;
                asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t946), "f"(t947));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t951;
                asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t948), "f"(t949));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t952;
                asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t950), "f"(t951));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t953;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t953) : "f"(t952));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t952), "f"(t953));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t955;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t955) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t955));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t960 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t960));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t962 = before_2 < t910;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t963 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t964 = t962 ? t963 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t965 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t968 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t971 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t974 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t976;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t977 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t979;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t980 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t982;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t983 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t985;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t986 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t988;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t989 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t991;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t992 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t994;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t995 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t997;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t998 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t998));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1000;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1001 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1003;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1003;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1004 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t1004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1006;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1006;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1007 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1007));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1009;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1010 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1012;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1013 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1014 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1015 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1016 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1017 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1018 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1019 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1020 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1021 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1023;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1024 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1024));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1026;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1027 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1029;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1030 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1030));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1032;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1033 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1035;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1035;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1036 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1036));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1038;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1039 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1041;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1042 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1044;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1045 = t1013 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1046 = t1014 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1047 = t1015 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1048 = t1016 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1049 = t1017 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1050 = t1018 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1051 = t1019 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1052 = t1020 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1053 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1055;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1056 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1056));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1058;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1059 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1061;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1062 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1064;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1065 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1067;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1068 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1068));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1070;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1071 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1073;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1074 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1076;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1077 = t1045 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1078 = t1046 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1079 = t1047 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1080 = t1048 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1081 = t1049 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1082 = t1050 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1083 = t1051 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1084 = t1052 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1085 = t1077 + t1078;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1086 = t1081 + t1082;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t1085 + t1086;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1088 = t1079 + t1080;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1089 = t1083 + t1084;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t1088 + t1089;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1091 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1091;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1092 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1092;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1093;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1095;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1093;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1094;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1095;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1096;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1097;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1098;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1099;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1102;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1103;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1104;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1108;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_7 = masked_right_6 > 1u ? masked_right_6 : 1u;
                const u32 masked_left = end_15 > masked_right_7 ? end_15 : masked_right_7;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < masked_right_7; i_4 += 1u) {
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1111 = t733 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1112 = t1111 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1113 = t1112 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1114 = t10 + t1113;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1115 = t1111 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1116 = t1115 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1114), "r"(t1116) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1117 = t735 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1118 = t1117 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1119 = smem_1 + t1118;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1120 = t1111 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1121 = t1120 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1122 = t8 + t1121;
                    const u32 t1123 = t1119 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1124 = t1122 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1125 = t1123 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1126 = (u64)t1125;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1127 = t1126 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1128 = t1124 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1129 = (u64)t1128;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1130 = t1129 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1131 = t1123 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1132 = (u64)t1131;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1133 = t1132 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1134 = t1124 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1135 = (u64)t1134;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1136 = t1135 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1137 = t1123 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1138 = (u64)t1137;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1139 = t1138 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1140 = t1124 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1141 = (u64)t1140;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1142 = t1141 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1143 = t1123 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1144 = (u64)t1143;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1145 = t1144 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1146 = t1124 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1147 = (u64)t1146;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1148 = t1147 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1149 = t1123 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1150 = (u64)t1149;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1151 = t1150 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1152 = t1124 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1153 = (u64)t1152;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1154 = t1153 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = t1123 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1156 = (u64)t1155;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1157 = t1156 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1158 = t1124 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1159 = (u64)t1158;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1160 = t1159 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1127), "l"(t1130), "l"(t1133), "l"(t1136), "l"(t1139), "l"(t1142), "l"(t1145), "l"(t1148), "l"(t1151), "l"(t1154), "l"(t1157), "l"(t1160) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1161 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t733 + t1161;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1163 = t1162 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1164 = t1163 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t1164 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1166 = t10 + t1165;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1167 = t1162 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1168 = t1167 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1166), "r"(t1168) : "memory");
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
                    const u32 t1169 = t1162 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1170 = t1169 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1171 = t9 + t1170;
                    const u32 t1172 = t1171 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1173 = t1172 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1174 = (u64)t1173;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = t1174 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1176 = t1172 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1177 = (u64)t1176;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = t1177 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1179 = t1172 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1180 = (u64)t1179;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1181 = t1180 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1182 = t1172 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1183 = (u64)t1182;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1184 = t1183 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1175), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1178), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1181), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1184) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1185 = t733 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1185 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1187 = t1186 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1188 = t1187 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t10 + t1188;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1190 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1190) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1189) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1191 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t1191 - i_4;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1192 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1194 = t673 + t657;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t1194 + t656;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1196 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1197 = t1196 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1197;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1199 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1200 = first_query_3 + t1199;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1201 = t1200 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t1201 + 1u;
                    const u32 t1203 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1204 = t1203 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t1204 < seq_k ? t1204 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1206 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t1206 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1209 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1211 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1213 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1215 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1217 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1217;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1219 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1219;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1221 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1221;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1223 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1223;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1225 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1225;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1227 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1227;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1229 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1231 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1233 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1233;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1235 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1237 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1239 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1239;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1240 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1241 = first_query_3 + t1240;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1242 = t1241 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1243 = t1242 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1243 + 1u;
                    const u32 t1245 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1246 = t1245 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t1246 < seq_k ? t1246 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1248 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t1248 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1259 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1263 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1267 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1269 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1279 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1281 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1281;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1282 = t683 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1283 = t1282 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1284;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1285;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1286;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1287;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1288;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1289;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1290;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1291;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1287), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1292;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1288), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1293;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1294;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1295;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_30));
                    f32 t1296;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(t1293));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1297;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1294), "f"(t1295));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1298;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1296), "f"(t1297));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1299;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1299) : "f"(t1298));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1298), "f"(t1299));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1301;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1301) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1301));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1306 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1306));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1308 = before_3 < t1283;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1309 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1310 = t1308 ? t1309 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1310;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1315;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1316;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1317;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1318;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1314), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1319;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1315), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1320;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1316), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1321;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1317), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1322;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1318), "f"(s_32));
                    f32 t1323;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1319), "f"(t1320));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1324;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1321), "f"(t1322));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1325;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1323), "f"(t1324));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1326;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1326) : "f"(t1325));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1325), "f"(t1326));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1328;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1328) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1328));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1333 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1333));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1335 = before_4 < t1283;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1336 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1337 = t1335 ? t1336 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1337;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1338 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1340;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1341 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_34;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1343;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1344 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_35;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1346;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1347 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_36;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1349;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1350 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_37;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1352;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1353 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_38;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1355;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1356 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_39;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1356));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1358;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1358;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1359 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_40;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1361;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1362 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1362));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1364;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1365 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1367;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1367;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1368 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1370;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1370;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1371 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1373;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1373;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1374 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1374));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1376;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1376;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1377 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1379;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1379;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1380 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1380));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1382;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1382;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1383 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1385;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1385;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1386 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1387 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1388 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1389 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1390 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1391 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1392 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1393 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1394 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1396;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1396;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1397 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1399;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1399;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1400 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1402;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1402;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1403 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1405;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1406 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1408;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1409 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1411;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1412 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1414;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1414;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1415 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1417;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1418 = t1386 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1419 = t1387 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1420 = t1388 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1421 = t1389 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1422 = t1390 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1423 = t1391 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1424 = t1392 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1425 = t1393 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1426 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1426));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1428;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1429 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1431;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1432 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1432));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1434;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1434;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1435 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1437;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1438 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1438));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1440;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1441 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1443;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1444 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1444));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1446;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1447 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1449;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1450 = t1418 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1451 = t1419 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1452 = t1420 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1453 = t1421 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1454 = t1422 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1455 = t1423 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1456 = t1424 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1457 = t1425 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1458 = t1450 + t1451;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1459 = t1454 + t1455;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1458 + t1459;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1461 = t1452 + t1453;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1462 = t1456 + t1457;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1461 + t1462;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1464 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1464;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1465 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1465;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1466 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1467 = t733 + t1466;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1468 = t1467 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1469 = t1468 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1470 = t1469 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = t10 + t1470;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1472 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1472) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1471) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1501 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1502 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1503 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1504 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1505 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1506 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1507 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1508 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1509 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1510 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1511 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1512 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1513 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1514 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1515 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1516 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1517 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1518 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1519 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1520 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1520;
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
                for (u32 i_5 = masked_right_7; i_5 < end_15; i_5 += 1u) {
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1537 = t733 + i_5;
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
                    const u32 t1543 = t735 % 6u;
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
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1553), "l"(t1556), "l"(t1559), "l"(t1562), "l"(t1565), "l"(t1568), "l"(t1571), "l"(t1574), "l"(t1577), "l"(t1580), "l"(t1583), "l"(t1586) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1587 = i_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1588 = t733 + t1587;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1589 = t1588 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1590 = t1589 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1591 = t1590 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1592 = t10 + t1591;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1593 = t1588 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1594 = t1593 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1592), "r"(t1594) : "memory");
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
                    const u32 t1595 = t1588 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1596 = t1595 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1597 = t9 + t1596;
                    const u32 t1598 = t1597 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1599 = t1598 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1600 = (u64)t1599;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1601 = t1600 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1602 = t1598 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1603 = (u64)t1602;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1604 = t1603 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1605 = t1598 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1606 = (u64)t1605;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1607 = t1606 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1608 = t1598 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1609 = (u64)t1608;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1610 = t1609 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1601), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1604), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1607), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1610) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1611 = t733 + i_5;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1612 = t1611 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1613 = t1612 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1614 = t1613 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1615 = t10 + t1614;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1616 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1616) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1615) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1617 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1619;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1620 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1620));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1622) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1622;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1623 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1625;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1626 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1626));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1628;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1629 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1631;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1632 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1632));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1634;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1634;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1635 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1637;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1638 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1640;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1640;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1641 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1643;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1644 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1644));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1646;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1646;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1647 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1649;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1650 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1652;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1652;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1653 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1655;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1656 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1658;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1659 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1661;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1662 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1664;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1665 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1666 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1667 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1668 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1669 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1670 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1671 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1672 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1673 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1675;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1676 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1676));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1678;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1678;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1679 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1681;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1682 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1682));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1684;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1685 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1688 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1691 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1694 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1696;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1696;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1697 = t1665 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1698 = t1666 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1699 = t1667 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1700 = t1668 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1701 = t1669 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1702 = t1670 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1703 = t1671 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1704 = t1672 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1705 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1707;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1708 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1708));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1710) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1710;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1711 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1713;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1713;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1714 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1714));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1716;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1716;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1717 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1719;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1720 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1722;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1723 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1725;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1725;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1726 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1728;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1728;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1729 = t1697 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1730 = t1698 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1731 = t1699 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1732 = t1700 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1733 = t1701 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1734 = t1702 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1735 = t1703 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1736 = t1704 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1737 = t1729 + t1730;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1738 = t1733 + t1734;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t1737 + t1738;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1740 = t1731 + t1732;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1741 = t1735 + t1736;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t1740 + t1741;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1743 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1743;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1744 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1744;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1745 = i_5 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = t733 + t1745;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = t1746 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t1747 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = t1748 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = t10 + t1749;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1751 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1751) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1750) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1752;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1764;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1767;
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t733 + t1768;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = t1769 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = t1770 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1771 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t10 + t1772;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t1769 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = t1774 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1773), "r"(t1775) : "memory");
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
                const u32 t1776 = t1769 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t9 + t1777;
                const u32 t1779 = t1778 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = t1779 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1781 = (u64)t1780;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1782 = t1781 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t1779 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1784 = (u64)t1783;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1785 = t1784 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1786 = t1779 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1787 = (u64)t1786;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1788 = t1787 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1789 = t1779 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1790 = (u64)t1789;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1791 = t1790 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1782), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1785), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1788), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1791) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1792 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1793 = t733 + t1792;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1794 = t1793 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1795 = t1794 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1796 = t1795 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1797 = t10 + t1796;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1798 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1798) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1797) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1800 = t733 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1800; i_6 < through; i_6 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1801 = i_6 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1802 = t1801 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1803 = t10 + t1802;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1804 = i_6 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1805 = t1804 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1803), "r"(t1805) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1806 = i_6 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1807 = t1806 + 4u;
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
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1811 = i_6 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1812 = t1811 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1813 = t1812 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1814 = t10 + t1813;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1815 = i_6 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1816 = t1815 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1814), "r"(t1816) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1817 = i_6 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1818 = t1817 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1819 = t1818 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1820 = t10 + t1819;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1821 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1821) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1820) : "memory");
                    }
                }
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1822 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1823 = t656 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1822 + t1823;
                const bool first_2 = t683 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 1099511600000.0f;
                const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 1099511600000.0f;
                const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1830 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1830);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1832 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1833 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1834 = t1832 & t1833;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1834) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1835 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1836 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1837 = t1836 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1838 = t1835 + t1837;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1839 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1840 = t1838 + t1839;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1840), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1841 = t683 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1842 = t1841 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1842 != 0u;
                const bool t1844 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1845 = first_2 & t1844;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1846 = t1845 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1847;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1847) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1847;
                f32 t1849;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1849) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = pair_5 + t1849;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1850;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1851;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1851) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1851;
                f32 t1853;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1853) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = pair_6 + t1853;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1854;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1855 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1856;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1856) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1855 ? 0.0f : t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1870 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1871 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1874 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1876 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1878 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1881;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1882 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1883;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1882 ? 0.0f : t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1900 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1902 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1904 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1905 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1906 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1907 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1908 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1908;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1909 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1909) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1910 = t735 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1911 = t1910 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1912 = smem_1 + t1911;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1913 = t1912 + 8192u;
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1928;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1929;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1930;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1931;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1932;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1933;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1934;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1935;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1936;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1937;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1938 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1939 = t656 + t1938;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1940 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1941 = t1939 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1942 = t1940 ^ t1941;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1943 = t1939 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1944 = t1942 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1945 = t1943 + t1944;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = t1912 + t1945;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1946), "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1947 = t1945 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1948 = t1912 + t1947;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1948), "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1949 = t1945 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1950 = t1912 + t1949;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1950), "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1951 = t1945 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = t1912 + t1951;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1952), "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1953 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1954 = t656 + t1953;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = t1954 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = t1955 ^ t1956;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1958 = t1954 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1959 = t1957 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1960 = t1958 + t1959;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1961 = t1913 + t1960;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1961), "r"(t1930), "r"(t1931), "r"(t1932), "r"(t1933) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1962 = t1960 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1963 = t1913 + t1962;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1963), "r"(t1934), "r"(t1935), "r"(t1936), "r"(t1937) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1964 = t673 + t657;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1964 + t656;
                const bool t1966 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1966) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1846) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1967 = t656 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1968 = t1912 + t1967;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1968), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t676) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1969 = t1912 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1970 = t656 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1971 = t1969 + t1970;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1971), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t676) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1972 = t735 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1973 = t1972 + 22u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1974 = t1973 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1975 = t10 + t1974;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1975) : "memory");
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1846) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1976 = (u64)t676;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1977 = t1976 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1978 = t1977 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1979 = lse + t1978;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1980 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1981 = t1980 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1982 = t1981 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1983 = t1979 + t1982;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1984 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1985 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1986 = t1985 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1986) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1987 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1987;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1990 = (u64)row * t1984;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1991 = t1990 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1992 = t1983 + t1991;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1993;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1994 = reference + t1993;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1994 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1996 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1997 = t1996 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1992), "f"(t1997) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1998 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1999 = first_row + t1998;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1999 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t2002 = (u64)row_2 * t1984;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2003 = t2002 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2004 = t1983 + t2003;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t2005;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2006 = reference_2 + t2005;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t2006 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t2008 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2009 = t2008 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2004), "f"(t2009) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t735 % 6u;
                const u32 t2011 = queries + 16u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2012 = t2011 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2013 = t10 + t2012;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2014 = t735 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2015 = t2014 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2013), "r"(t2015) : "memory");
                const u32 t2016 = queries + 22u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2017 = t2016 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2018 = t10 + t2017;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2019 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2019) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2018) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2020 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_3 = passed_2 + t2020;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_3; i_7 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2022 = i_7 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2023 = t2022 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2024 = t10 + t2023;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2025 = i_7 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2026 = t2025 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2024), "r"(t2026) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2027 = i_7 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2028 = t2027 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2029 = t2028 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2030 = t10 + t2029;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2031 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2031) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2030) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2032 = i_7 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2033 = t2032 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2034 = t2033 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2035 = t10 + t2034;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2036 = i_7 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2037 = t2036 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2035), "r"(t2037) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2038 = i_7 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2039 = t2038 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2040 = t2039 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2041 = t10 + t2040;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2042 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2042) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2041) : "memory");
                    }
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2043 = last_3 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2044 = t2043 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2045 = t10 + t2044;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2046 = last_3 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2047 = t2046 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2045), "r"(t2047) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2048 = last_3 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2049 = t2048 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2050 = t2049 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2051 = t10 + t2050;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2052 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2052) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2051) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2053 = last_3 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2054 = t2053 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2055 = t2054 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2056 = t10 + t2055;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2057 = last_3 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2058 = t2057 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2056), "r"(t2058) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2059 = last_3 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2060 = t2059 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2061 = t2060 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2062 = t10 + t2061;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2063 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2063) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2062) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2064 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2064;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2065;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2065) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2066 = t2065 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2066) {
                const u32 t2067 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2067) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2068 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2068;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2069 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t2069) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_23 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2071 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2072 = slot_23 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2073 = t2071 + t2072;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2074;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2074) : "r"(t2073) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2075;
            asm("mov.b32 %0, %1;" : "=r"(t2075) : "f"(t2074));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2076;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2076) : "r"(t2075));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2076;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2078 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2078) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
