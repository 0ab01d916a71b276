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
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 64u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 32u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 96u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 72u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 40u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 104u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 48u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t21) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 112u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 24u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t10 + 56u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t25) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t10 + 120u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t26) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 136u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 144u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 152u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 160u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 168u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t10 + 216u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t38) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t93 = t10 + 224u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t94 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t94) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t95 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t136 = end_4 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t137 = t136 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t137 > 1u ? t137 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t139 = end_2 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t139 < end_5 ? t139 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t141 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t142 = t141 < end_5 ? t141 : end_5;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t143 = t121 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t143 ? t142 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = index / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t146 = tile * 3u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t146 % 6u;
                const u32 t148 = slot_3 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t10 + t149;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t146 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t150), "r"(t153) : "memory");
                const u32 t154 = slot_3 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t10 + t155;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t157 = slot_3 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t158 = smem_1 + t157;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t159;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t159) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t160 = t159 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t160) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t156) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t158), "l"(q), "r"(t156), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t158 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(q), "r"(t156), "r"(64u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t162 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = t162 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t163 % 6u;
                const u32 t165 = slot_4 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = t165 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = t10 + t166;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t163 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t168 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t169 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t167), "r"(t170) : "memory");
                const u32 t171 = slot_4 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t10 + t172;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t111 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t175 = slot_4 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t176 = smem_1 + t175;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t177;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t177) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t178 = t177 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t178) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t173) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(q), "r"(t173), "r"(0u), "r"(index), "r"(t174), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t176 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t179), "l"(q), "r"(t173), "r"(64u), "r"(index), "r"(t174), "r"(t114) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t180 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = t180 + 2u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t181 % 6u;
                const u32 t183 = slot_5 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t183 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t10 + t184;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t181 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t186 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t187 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t185), "r"(t188) : "memory");
                const u32 t189 = slot_5 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t189 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t10 + t190;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t111 + 128u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t193 = slot_5 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t194 = smem_1 + t193;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t195;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t196 = t195 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t196) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t191) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t194), "l"(q), "r"(t191), "r"(0u), "r"(index), "r"(t192), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t194 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t197), "l"(q), "r"(t191), "r"(64u), "r"(index), "r"(t192), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 3u;
                const u32 t199 = slot_6 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t10 + t199;
                const u32 t201 = slot_6 + 4u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t201 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = passed >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t204 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t205 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t203), "r"(t206) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t207 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t208 = t207 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t209 = slot_6 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = t8 + t209;
                u32 t211;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t211) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t212 = t211 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t212) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t200) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t200), "r"(0u), "r"(t145), "r"(t208), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t213 = t210 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t213), "l"(k), "r"(t200), "r"(64u), "r"(t145), "r"(t208), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed & 3u;
                const u32 t215 = slot_7 + 8u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t215 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t10 + t216;
                const u32 t218 = slot_7 + 12u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t10 + t219;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = passed >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t221 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t222 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t220), "r"(t223) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t224 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t225 = t224 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t226 = slot_7 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = t9 + t226;
                u32 t228;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t229 = t228 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t229) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t217) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t227), "l"(v), "r"(t217), "r"(0u), "r"(t145), "r"(t225), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = t227 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t230), "l"(v), "r"(t217), "r"(64u), "r"(t145), "r"(t225), "r"(t114) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t231 & 3u;
                    const u32 t233 = slot_8 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = t10 + t233;
                    const u32 t235 = slot_8 + 4u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t235 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t10 + t236;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t231 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t239 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t237), "r"(t240) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t241 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = t241 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t243 = t242 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = slot_8 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t8 + t244;
                    u32 t246;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t246) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t247 = t246 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t247) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t234) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t245), "l"(k), "r"(t234), "r"(0u), "r"(t145), "r"(t243), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t248 = t245 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t248), "l"(k), "r"(t234), "r"(64u), "r"(t145), "r"(t243), "r"(t114) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t249 & 3u;
                    const u32 t251 = slot_9 + 8u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = t251 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = t10 + t252;
                    const u32 t254 = slot_9 + 12u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t254 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t10 + t255;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t249 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t258 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t256), "r"(t259) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t260 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t261 = t260 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t262 = t261 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = slot_9 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t264 = t9 + t263;
                    u32 t265;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t265) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t266 = t265 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t266) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t253) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t264), "l"(v), "r"(t253), "r"(0u), "r"(t145), "r"(t262), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t267 = t264 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t267), "l"(v), "r"(t253), "r"(64u), "r"(t145), "r"(t262), "r"(t114) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t268 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t268;
                const u32 t269 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t269;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t270 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t270) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_10 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t272 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t273 = slot_10 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t274 = t272 + t273;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t275;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t275) : "r"(t274) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t276;
                asm("mov.b32 %0, %1;" : "=r"(t276) : "f"(t275));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t277;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t277) : "r"(t276));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t277;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t279 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t279) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t280 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t280 / 192u;
            const u32 t282 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t282 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t284 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t284;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t285 = index_2 < total;
                if (!t285) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t286 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t287 = index_2 / t286;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t287 * heads_per_section;
                const u32 t289 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t290 = t289 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t290 < heads_per_section ? t290 : heads_per_section;
                const u32 t292 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t292;
                const u32 t294 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t295 = first + t294;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t296 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t297 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t298 = t296 - t297;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t299 = t298 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t300 = t295 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t301 = t295 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t302;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t302) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t303 = t302 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t303) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_11 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t305 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t306 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t305 + t306;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t308;
                    asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(t300));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t308) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t309;
                    asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(t299));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t309) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t310;
                    asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(t301));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t310) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t311 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t312 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t313 = t312 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t314 = t311 + t313;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t314), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t315;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t315) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t316 = t315 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t316) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t317 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t317;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t318 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t319 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t320 = t319 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t318), "r"(t320) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t321 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t322 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t323 = t322 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t321 + t323;
                const bool t325 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t325) {
                    const u32 t326 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t327 = verdict + t326;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t328;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t328) : "r"(t327) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t329;
                    asm("mov.b32 %0, %1;" : "=r"(t329) : "f"(t328));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t329;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t331 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t331) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t332 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t332) {
                        const u32 t333 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t334 = verdict + t333;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t334), "f"(0.0f) : "memory");
                    }
                    const u32 t335 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t336;
                    asm("mov.b32 %0, %1;" : "=f"(t336) : "r"(t335));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t337;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t337) : "f"(t336));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t338;
                    asm("mov.b32 %0, %1;" : "=r"(t338) : "f"(t337));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t339 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t340 = t339 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t341 = t340 ? t338 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t342 = t335 + t341;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = t335 + t338;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t344;
                    asm("mov.b32 %0, %1;" : "=f"(t344) : "r"(t343));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t345;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t345) : "f"(t344));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t346;
                    asm("mov.b32 %0, %1;" : "=r"(t346) : "f"(t345));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t347 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t348 = t347 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = t348 ? t346 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t350 = t342 + t349;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t351 = t343 + t346;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t352;
                    asm("mov.b32 %0, %1;" : "=f"(t352) : "r"(t351));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t353;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t353) : "f"(t352));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t354;
                    asm("mov.b32 %0, %1;" : "=r"(t354) : "f"(t353));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t355 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t356 = t355 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = t356 ? t354 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = t350 + t357;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = t351 + t354;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t360;
                    asm("mov.b32 %0, %1;" : "=f"(t360) : "r"(t359));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t361;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t361) : "f"(t360));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t362;
                    asm("mov.b32 %0, %1;" : "=r"(t362) : "f"(t361));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t363 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t364 = t363 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t365 = t364 ? t362 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t366 = t358 + t365;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t367 = t359 + t362;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t368;
                    asm("mov.b32 %0, %1;" : "=f"(t368) : "r"(t367));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t369;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t369) : "f"(t368));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t370;
                    asm("mov.b32 %0, %1;" : "=r"(t370) : "f"(t369));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t371 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t372 = t371 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t373 = t372 ? t370 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = t366 + t373;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = t367 + t370;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t376;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t376) : "r"(t375));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t376;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t377 = warps != 0u;
                    if (!t377) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t379 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t381 = t379 + t380;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t382;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t382) : "r"(t381) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t383;
                    asm("mov.b32 %0, %1;" : "=r"(t383) : "f"(t382));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t383));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t386 + t387;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t389;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t389) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t390;
                    asm("mov.b32 %0, %1;" : "=r"(t390) : "f"(t389));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t391;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t391) : "r"(t390));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t392;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t392) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t393;
                    asm("mov.b32 %0, %1;" : "=r"(t393) : "f"(t392));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t394;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t394) : "r"(t393));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t395 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t396 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t397 = t396 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t398 = t395 + t397;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t399;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t399) : "r"(t398) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t400;
                    asm("mov.b32 %0, %1;" : "=r"(t400) : "f"(t399));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t401;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t401) : "r"(t400));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t402;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t402) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t403 = t402 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t403) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_14 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t405 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t406 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t405 + t406;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t408;
                        asm("mov.b32 %0, %1;" : "=f"(t408) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t408) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t409;
                        asm("mov.b32 %0, %1;" : "=f"(t409) : "r"(t391));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t409) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t410;
                        asm("mov.b32 %0, %1;" : "=f"(t410) : "r"(t394));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t410) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t412 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t413 = t412 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t414 = t411 + t413;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t414), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t415 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t416 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t417 = t416 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t418 = t415 + t417;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t419;
                        asm("mov.b32 %0, %1;" : "=f"(t419) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t418), "f"(t419) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t420;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t420) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t421 = t420 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t421) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t422 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t422;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t423 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t424 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t424 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t423), "r"(t425) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t427 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t428 = t427 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t426 + t428;
                    const bool t430 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t430) {
                        const u32 t431 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t432 = verdict_2 + t431;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t433;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t433) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t434;
                        asm("mov.b32 %0, %1;" : "=r"(t434) : "f"(t433));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t434;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t436 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t436) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t437 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t437) {
                            const u32 t438 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t439 = verdict_2 + t438;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t439), "f"(0.0f) : "memory");
                        }
                        const u32 t440 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t441;
                        asm("mov.b32 %0, %1;" : "=f"(t441) : "r"(t440));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t442;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t442) : "f"(t441));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t443;
                        asm("mov.b32 %0, %1;" : "=r"(t443) : "f"(t442));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t444 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t445 = t444 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = t445 ? t443 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t447 = t440 + t446;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t448 = t440 + t443;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t449;
                        asm("mov.b32 %0, %1;" : "=f"(t449) : "r"(t448));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t450;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t450) : "f"(t449));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t451;
                        asm("mov.b32 %0, %1;" : "=r"(t451) : "f"(t450));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t452 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t453 = t452 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t454 = t453 ? t451 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t455 = t447 + t454;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t456 = t448 + t451;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t457;
                        asm("mov.b32 %0, %1;" : "=f"(t457) : "r"(t456));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t458;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t458) : "f"(t457));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t459;
                        asm("mov.b32 %0, %1;" : "=r"(t459) : "f"(t458));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t460 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t461 = t460 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = t461 ? t459 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t463 = t455 + t462;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t464 = t456 + t459;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t465;
                        asm("mov.b32 %0, %1;" : "=f"(t465) : "r"(t464));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t466;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t466) : "f"(t465));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t467;
                        asm("mov.b32 %0, %1;" : "=r"(t467) : "f"(t466));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t468 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t469 = t468 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t470 = t469 ? t467 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t471 = t463 + t470;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t472 = t464 + t467;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t473;
                        asm("mov.b32 %0, %1;" : "=f"(t473) : "r"(t472));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t474;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t474) : "f"(t473));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t475;
                        asm("mov.b32 %0, %1;" : "=r"(t475) : "f"(t474));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t476 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t477 = t476 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t478 = t477 ? t475 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t479 = t471 + t478;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t480 = t472 + t475;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t481;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t481) : "r"(t480));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t481;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t483 = dealt + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                dealt = t483;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t484 = dealt & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t485 = t484 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t486 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t487 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t488 = t487 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t489 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t490 = t488 - t489;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place = t485 ? t486 : t490;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t492 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t493 = dealt * t492;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t494 = t493 + place;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t494;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t497 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t498 = last & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t497), "r"(t498) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t499 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t500 = last & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t501 = t500 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t499 + t501;
            const bool t503 = lane < 16u;
            u32 merged_5 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t503) {
                const u32 t504 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t505 = verdict_3 + t504;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t506;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t506) : "r"(t505) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t507;
                asm("mov.b32 %0, %1;" : "=r"(t507) : "f"(t506));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_5 = t507;
            } else {
                merged_5 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_5;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t509 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_6 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t509) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t510 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t510) {
                    const u32 t511 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t512 = verdict_3 + t511;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t512), "f"(0.0f) : "memory");
                }
                const u32 t513 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t514;
                asm("mov.b32 %0, %1;" : "=f"(t514) : "r"(t513));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t515;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t515) : "f"(t514));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t516;
                asm("mov.b32 %0, %1;" : "=r"(t516) : "f"(t515));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t517 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t518 = t517 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t519 = t518 ? t516 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t520 = t513 + t519;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t521 = t513 + t516;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t522;
                asm("mov.b32 %0, %1;" : "=f"(t522) : "r"(t521));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t523;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t523) : "f"(t522));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t524;
                asm("mov.b32 %0, %1;" : "=r"(t524) : "f"(t523));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t525 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t526 = t525 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t527 = t526 ? t524 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t528 = t520 + t527;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = t521 + t524;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t530;
                asm("mov.b32 %0, %1;" : "=f"(t530) : "r"(t529));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t531;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t531) : "f"(t530));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t532;
                asm("mov.b32 %0, %1;" : "=r"(t532) : "f"(t531));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t533 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t534 = t533 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t535 = t534 ? t532 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t536 = t528 + t535;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t537 = t529 + t532;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t538;
                asm("mov.b32 %0, %1;" : "=f"(t538) : "r"(t537));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t539) : "f"(t538));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t540;
                asm("mov.b32 %0, %1;" : "=r"(t540) : "f"(t539));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t541 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t542 = t541 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t543 = t542 ? t540 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t544 = t536 + t543;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t545 = t537 + t540;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t546;
                asm("mov.b32 %0, %1;" : "=f"(t546) : "r"(t545));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t547;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t547) : "f"(t546));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t548;
                asm("mov.b32 %0, %1;" : "=r"(t548) : "f"(t547));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t549 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t550 = t549 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t551 = t550 ? t548 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = t544 + t551;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t553 = t545 + t548;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t554;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t554) : "r"(t553));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t554;
            } else {
                merged_6 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_6;
            const bool t555 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t555) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t557 + t558;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t560;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t560) : "r"(t559) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t561;
                asm("mov.b32 %0, %1;" : "=r"(t561) : "f"(t560));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t561));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_16 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t564 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t564 + t565;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t567;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t567) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t568;
                asm("mov.b32 %0, %1;" : "=r"(t568) : "f"(t567));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t569;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t569) : "r"(t568));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t570;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t570) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t571;
                asm("mov.b32 %0, %1;" : "=r"(t571) : "f"(t570));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t572;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t572) : "r"(t571));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t573 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t574 = last & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t575 = t574 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = t573 + t575;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t577;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t577) : "r"(t576) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t578;
                asm("mov.b32 %0, %1;" : "=r"(t578) : "f"(t577));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t579;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t579) : "r"(t578));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t580;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t580) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t581 = t580 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t581) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_17 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t583 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t584 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t583 + t584;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t586;
                    asm("mov.b32 %0, %1;" : "=f"(t586) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t586) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t587;
                    asm("mov.b32 %0, %1;" : "=f"(t587) : "r"(t569));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t587) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t588;
                    asm("mov.b32 %0, %1;" : "=f"(t588) : "r"(t572));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t588) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t589 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t590 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t591 = t590 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t592 = t589 + t591;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t592), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t593 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t594 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t595 = t594 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t596 = t593 + t595;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t597;
                    asm("mov.b32 %0, %1;" : "=f"(t597) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t596), "f"(t597) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t598;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t598) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t599 = t598 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t599) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t600 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t600;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t601 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t602 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t603 = t602 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t601), "r"(t603) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t604;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t604) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t605 = t604 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t605) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t607 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t608 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t609 = t607 + t608;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t609), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t610;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t610) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t611 = t610 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t611) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t613 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t614 = t7 + t613;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t615 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t616 = t615 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t617 = index_3 << 6u;
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
        const u32 t618 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t618) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_19 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t620 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t621 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t622 = t620 + t621;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t623;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t623) : "r"(t622) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t624;
        asm("mov.b32 %0, %1;" : "=r"(t624) : "f"(t623));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t625;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t625) : "r"(t624));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t625;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t626 = index_4 != 4294967295u;
            if (!t626) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t628 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t629 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t628 + t629;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t631;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t631) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t632;
            asm("mov.b32 %0, %1;" : "=r"(t632) : "f"(t631));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t633;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t633) : "r"(t632));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t634;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t634) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t635;
            asm("mov.b32 %0, %1;" : "=r"(t635) : "f"(t634));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t636;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t636) : "r"(t635));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t637 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t638 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t639 = t638 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t640 = t637 + t639;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t641;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t641) : "r"(t640) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t642;
            asm("mov.b32 %0, %1;" : "=r"(t642) : "f"(t641));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t643;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t643) : "r"(t642));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t644;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t644) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t645 = t644 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t645) {
                const u32 t646 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t646) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t647 = t633 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t647 + 1u;
            const u32 t649 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t650 = t649 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t650 < seq_k ? t650 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t652 = t633 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t653 = t652 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t653 + 1u;
            const u32 t655 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t656 = t655 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t656 < seq_k ? t656 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t658 = end_9 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t659 = t658 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t659 > 1u ? t659 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t661 = end_7 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t661 < end_10 ? t661 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t663 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t664 = t663 < end_10 ? t663 : end_10;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t665 = t643 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t665 ? t664 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t633 + t617;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t668 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t668 + 1u;
            const u32 t670 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t671 = t670 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t671 < seq_k ? t671 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t673 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t674 = t673 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t674 + 1u;
            const u32 t676 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t677 = t676 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t677 < seq_k ? t677 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t679 = end_14 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t680 = t679 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t680 > 1u ? t680 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t682 = end_12 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t682 < end_15 ? t682 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t684 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t685 = t684 < end_15 ? t684 : end_15;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t686 = t643 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t686 ? t685 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t688 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t689 = passed_2 + t688;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t690 = count * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t691 = t690 + index_3;
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
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t689; i_2 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t692 = i_2 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t693 = t692 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t694 = t10 + t693;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = i_2 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t696 = t695 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t694), "r"(t696) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t697 = i_2 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t697 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = t698 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t10 + t699;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t701 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t701) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t700) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t702 = i_2 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t702 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t703 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t10 + t704;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t706 = i_2 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t706 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t705), "r"(t707) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t708 = i_2 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t709 = t708 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t709 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t10 + t710;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t712 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t712) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t711) : "memory");
                }
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t713 = t691 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t714 = t713 + 16u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t715 = t714 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t716 = t10 + t715;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t717 = t691 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t718 = t717 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t716), "r"(t718) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t719 = t689 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t720 = t719 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t721 = t10 + t720;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t722 = t689 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t723 = t722 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t721), "r"(t723) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t724 = t691 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t725 = t724 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t726 = smem_1 + t725;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t727 = t689 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t728 = t727 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t729 = t8 + t728;
            const u32 t730 = t726 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t731 = t729 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t732 = t730 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t733 = (u64)t732;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t734 = t733 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t735 = t731 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t736 = (u64)t735;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t737 = t736 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t738 = t730 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t739 = (u64)t738;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t740 = t739 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t741 = t731 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t742 = (u64)t741;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t743 = t742 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t744 = t730 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t745 = (u64)t744;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t746 = t745 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t747 = t731 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t748 = (u64)t747;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t749 = t748 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t750 = t730 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t751 = (u64)t750;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t752 = t751 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t753 = t731 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t754 = (u64)t753;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t755 = t754 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t756 = t730 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t757 = (u64)t756;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t758 = t757 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t759 = t731 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t760 = (u64)t759;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t761 = t760 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t762 = t730 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t763 = (u64)t762;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t764 = t763 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t765 = t731 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t766 = (u64)t765;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t767 = t766 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t768 = t730 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t769 = (u64)t768;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t770 = t769 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t771 = t731 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t772 = (u64)t771;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t773 = t772 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t774 = t730 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t775 = (u64)t774;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t776 = t775 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t777 = t731 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t778 = (u64)t777;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t779 = t778 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t734), "l"(t737), "l"(t740), "l"(t743), "l"(t746), "l"(t749), "l"(t752), "l"(t755), "l"(t758), "l"(t761), "l"(t764), "l"(t767), "l"(t770), "l"(t773), "l"(t776), "l"(t779) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t780 = t689 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t781 = t780 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t782 = t781 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t783 = t10 + t782;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t784 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t784) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t783) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t785 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t785 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t787 = t633 + t617;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t787 + t616;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t789 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t790 = t789 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t790;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t792 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t793 = first_query_2 + t792;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t794 = t793 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t794 + 1u;
            const u32 t796 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t797 = t796 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t797 < seq_k ? t797 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t799 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t799 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t802 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t804 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t806 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t808 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t810 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t812 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t814 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t816 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t818 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t820 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t822 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t824 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t824;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t826 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t826;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t828 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t828;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t830 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t830;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t832 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t832;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t833 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t834 = first_query_2 + t833;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t835 = t834 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t836 = t835 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t836 + 1u;
            const u32 t838 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t839 = t838 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t839 < seq_k ? t839 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t841 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t841 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t844 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t846 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t848 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t850 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t852 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t854 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t856 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t858 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t860 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t862 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t864 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t866 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t866;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t868 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t870 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t872 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t874 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t874;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t875 = t643 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t876 = t875 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t877;
            asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t878;
            asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t879;
            asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t880;
            asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t881;
            asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t877), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t882;
            asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t878), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t883;
            asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t879), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t884;
            asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t880), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t885;
            asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t881), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t886;
            asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t882), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t887;
            asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t888;
            asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_30));
            f32 t889;
            asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(t886));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t890;
            asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t887), "f"(t888));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t891;
            asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t889), "f"(t890));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t892;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t892) : "f"(t891));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t891), "f"(t892));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t894;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t894) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t894));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t899 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t899));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t901 = before < t876;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t902 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t903 = t901 ? t902 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t903;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t904;
            asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t905;
            asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t906;
            asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t907;
            asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t908;
            asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t904), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t909;
            asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t905), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t906), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t907), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t908), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t913;
            asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t909), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t914;
            asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t910), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t915;
            asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t911), "f"(s_32));
            f32 t916;
            asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t912), "f"(t913));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t917;
            asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t914), "f"(t915));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t918;
            asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t916), "f"(t917));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t919;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t919) : "f"(t918));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t918), "f"(t919));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t921;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t921) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t921));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t926 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t926));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t928 = before_2 < t876;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t929 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t930 = t928 ? t929 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t930;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t931 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t933;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t934 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t937 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t939;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t940 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t940));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t942;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t943 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t945;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t946 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t948;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t949 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t951;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t951;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t952 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t954;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t955 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t957;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t958 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t960;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t961 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t963;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t964 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t966;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t967 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t969;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t970 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t972;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t973 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t975;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t976 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t978;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t979 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t980 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t981 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t982 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t983 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t984 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t985 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t986 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t987 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t987));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t989;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t990 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t990));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t992;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t992;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t993 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t996 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t999 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1001;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1002 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1002));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1004;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1005 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1007;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1008 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1008));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1010;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1010;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1011 = t979 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1012 = t980 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1013 = t981 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1014 = t982 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1015 = t983 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1016 = t984 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1017 = t985 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1018 = t986 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1019 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1021;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1022 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1022));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1024;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1024;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1025 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1028 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1028));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1031 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1033;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1034 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1036;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1036;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1037 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1039;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1040 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1042;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1043 = t1011 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1044 = t1012 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1045 = t1013 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1046 = t1014 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1047 = t1015 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1048 = t1016 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1049 = t1017 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1050 = t1018 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1051 = t1043 + t1044;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1052 = t1047 + t1048;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1051 + t1052;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1054 = t1045 + t1046;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1055 = t1049 + t1050;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1054 + t1055;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1057 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1057;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1058 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1058;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1059;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1060;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1061;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1062;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1063;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1074;
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
            const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_4; i_3 += 1u) {
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1077 = t689 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1078 = t1077 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1079 = t1078 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1080 = t10 + t1079;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1081 = t1077 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1082 = t1081 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1080), "r"(t1082) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1083 = t691 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1084 = t1083 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1085 = smem_1 + t1084;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1086 = t1077 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1087 = t1086 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1088 = t8 + t1087;
                const u32 t1089 = t1085 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1090 = t1088 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1091 = t1089 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1092 = (u64)t1091;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1093 = t1092 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1094 = t1090 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1095 = (u64)t1094;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1096 = t1095 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1089 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1098 = (u64)t1097;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1099 = t1098 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1090 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1101 = (u64)t1100;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1102 = t1101 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = t1089 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1104 = (u64)t1103;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1105 = t1104 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t1090 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1107 = (u64)t1106;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1108 = t1107 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1109 = t1089 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1110 = (u64)t1109;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = t1110 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1112 = t1090 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1113 = (u64)t1112;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = t1113 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1115 = t1089 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1116 = (u64)t1115;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = t1116 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1118 = t1090 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1119 = (u64)t1118;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = t1119 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1121 = t1089 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1122 = (u64)t1121;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = t1122 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1124 = t1090 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1125 = (u64)t1124;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1126 = t1125 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1127 = t1089 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1128 = (u64)t1127;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1129 = t1128 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t1090 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1131 = (u64)t1130;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1132 = t1131 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1133 = t1089 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1134 = (u64)t1133;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1135 = t1134 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t1090 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1137 = (u64)t1136;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1138 = t1137 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1093), "l"(t1096), "l"(t1099), "l"(t1102), "l"(t1105), "l"(t1108), "l"(t1111), "l"(t1114), "l"(t1117), "l"(t1120), "l"(t1123), "l"(t1126), "l"(t1129), "l"(t1132), "l"(t1135), "l"(t1138) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1140 = t689 + t1139;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1141 = t1140 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t1141 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1143 = t1142 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1144 = t10 + t1143;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = t1140 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1146 = t1145 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1144), "r"(t1146) : "memory");
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
                const u32 t1147 = t1140 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1148 = t1147 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1149 = t9 + t1148;
                const u32 t1150 = t1149 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1151 = t1150 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1152 = (u64)t1151;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = t1152 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1154 = t1150 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1155 = (u64)t1154;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = t1155 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1157 = t1150 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1158 = (u64)t1157;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = t1158 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1160 = t1150 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1161 = (u64)t1160;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1162 = t1161 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1153), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1156), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1159), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1162) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1163 = t689 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1164 = t1163 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1165 = t1164 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1165 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1167 = t10 + t1166;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1168 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1168) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1167) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1169 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1170 = t1169 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t1170 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t633 + t617;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1172 + t616;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1174 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1175 = t1174 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t1175;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1177 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1178 = first_query_3 + t1177;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1179 = t1178 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1179 + 1u;
                const u32 t1181 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1182 = t1181 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1182 < seq_k ? t1182 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1184 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1184 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1187 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1187;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1189 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1189;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1191 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1191;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1193 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1193;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1195 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1195;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1197 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1197;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1199 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1199;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1201 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1201;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1203 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1203;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1205 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1205;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1207 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1207;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1209 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1211 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1213 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1215 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1217 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1217;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1218 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1219 = first_query_3 + t1218;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1220 = t1219 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1221 = t1220 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1221 + 1u;
                const u32 t1223 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1224 = t1223 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1224 < seq_k ? t1224 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1226 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1226 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1229 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1231 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1233 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1233;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1235 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1237 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1239 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1239;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1241 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1241;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1243 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1245 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1247 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1249 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1251 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1253 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1255 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1257 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1259 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1259;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1260 = t643 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1261 = t1260 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1262;
                asm("max.f32 %0, %1, %2;" : "=f"(t1262) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1263;
                asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1264;
                asm("max.f32 %0, %1, %2;" : "=f"(t1264) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1265;
                asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1266;
                asm("max.f32 %0, %1, %2;" : "=f"(t1266) : "f"(t1262), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1267;
                asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(t1263), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1268;
                asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(t1264), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1269;
                asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(t1265), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1270;
                asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(t1266), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1267), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_30));
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(t1271));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1272), "f"(t1273));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1274), "f"(t1275));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1277;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1277) : "f"(t1276));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1276), "f"(t1277));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1279;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1279) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_3;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1279));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_3 = reference;
                const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1284 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1284));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_3;
                const f32 before_3 = row_sum;
                const bool t1286 = before_3 < t1261;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1287 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1288 = t1286 ? t1287 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t1288;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1289;
                asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1290;
                asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1291;
                asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1292;
                asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1293;
                asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1294;
                asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1299;
                asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1300;
                asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(s_32));
                f32 t1301;
                asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1297), "f"(t1298));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1302;
                asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1299), "f"(t1300));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1303;
                asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1301), "f"(t1302));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1304;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1304) : "f"(t1303));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1303), "f"(t1304));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1306;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1306) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_4;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1306));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_4 = reference_2;
                const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1311 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1311));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_4;
                const f32 before_4 = row_sum_2;
                const bool t1313 = before_4 < t1261;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1314 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1315 = t1313 ? t1314 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t1315;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1316 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1316));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1318;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t1318;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1319 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t1321;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1322 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1322));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t1324;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1325 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t1327;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1328 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t1330;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1331 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t1333;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1334 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t1336;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1337 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t1339;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1340 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t1342;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1343 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t1345;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1346 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1348;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t1348;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1349 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1351;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1352 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1354;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1354;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1355 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1357;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1358 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1360;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1360;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1361 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1363;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1364 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1365 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1366 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1367 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1368 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1369 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1370 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1371 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1372 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1374;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1375 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1377;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1378 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1378));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1380;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1380;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1381 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1383;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1384 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1384));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1386;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1387 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1389;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1390 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1390));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1392;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1392;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1393 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1395;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1395;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1396 = t1364 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1397 = t1365 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1398 = t1366 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1399 = t1367 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1400 = t1368 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1401 = t1369 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1402 = t1370 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1403 = t1371 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1404 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1406;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1407 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1409;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1410 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1412;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1412;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1413 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1415;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1415;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1416 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1416));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1418;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1419 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1421;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1422 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1422));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1424;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1424;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1425 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1427;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1427;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1428 = t1396 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1429 = t1397 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1430 = t1398 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1431 = t1399 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1432 = t1400 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1433 = t1401 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1434 = t1402 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1435 = t1403 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1436 = t1428 + t1429;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1437 = t1432 + t1433;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t1436 + t1437;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1439 = t1430 + t1431;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1440 = t1434 + t1435;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t1439 + t1440;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1442 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1442;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1443 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1443;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1444 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1445 = t689 + t1444;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1446 = t1445 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1447 = t1446 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1448 = t1447 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1449 = t10 + t1448;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1450 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1450) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1449) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1451 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1452 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1453 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1454 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1455 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1456 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1457 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1458 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1459 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1460 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1461 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1462 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1463 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1464 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1465 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1466 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1467 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_33 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1468 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_34 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1469 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_37 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1470 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_38 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1471 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_41 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1472 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_42 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1473 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_45 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1474 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_46 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1475 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_49 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1476 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_50 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1477 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_53 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1478 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_54 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1479 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_57 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1480 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_58 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1481 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_61 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1482 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_62 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1483 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1484 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1485 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1486 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1487 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1488 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1489 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1490 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1491 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1492 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1493 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1494 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1495 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1496 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1497 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1498 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1499 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_35 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1500 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_36 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1501 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_39 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1502 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_40 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1503 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_43 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1504 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_44 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1505 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_47 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1506 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_48 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1507 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_51 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1508 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_52 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1509 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_55 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1510 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_56 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1511 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_59 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1512 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_60 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1513 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_63 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1514 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_64 = t1514;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1530;
            }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1531 = t689 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1532 = t1531 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1533 = t1532 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1534 = t10 + t1533;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1535 = t1531 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1536 = t1535 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1534), "r"(t1536) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1537 = t691 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1538 = t1537 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1539 = smem_1 + t1538;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1540 = t1531 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1541 = t1540 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t8 + t1541;
                const u32 t1543 = t1539 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1544 = t1542 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1545 = t1543 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1546 = (u64)t1545;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1547 = t1546 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = t1544 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1549 = (u64)t1548;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1550 = t1549 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1551 = t1543 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1552 = (u64)t1551;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1553 = t1552 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1554 = t1544 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1555 = (u64)t1554;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1556 = t1555 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1557 = t1543 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1558 = (u64)t1557;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1559 = t1558 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1560 = t1544 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1561 = (u64)t1560;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1562 = t1561 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1563 = t1543 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1564 = (u64)t1563;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1565 = t1564 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1566 = t1544 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1567 = (u64)t1566;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1568 = t1567 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1569 = t1543 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1570 = (u64)t1569;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1571 = t1570 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1572 = t1544 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1573 = (u64)t1572;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1574 = t1573 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1575 = t1543 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1576 = (u64)t1575;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1577 = t1576 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1578 = t1544 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1579 = (u64)t1578;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1580 = t1579 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1581 = t1543 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1582 = (u64)t1581;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1583 = t1582 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1584 = t1544 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1585 = (u64)t1584;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1586 = t1585 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1587 = t1543 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1588 = (u64)t1587;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1589 = t1588 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1590 = t1544 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1591 = (u64)t1590;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1592 = t1591 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1547), "l"(t1550), "l"(t1553), "l"(t1556), "l"(t1559), "l"(t1562), "l"(t1565), "l"(t1568), "l"(t1571), "l"(t1574), "l"(t1577), "l"(t1580), "l"(t1583), "l"(t1586), "l"(t1589), "l"(t1592) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1593 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1594 = t689 + t1593;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1595 = t1594 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1596 = t1595 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1597 = t1596 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1598 = t10 + t1597;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1599 = t1594 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1600 = t1599 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1598), "r"(t1600) : "memory");
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
                const u32 t1601 = t1594 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1602 = t1601 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1603 = t9 + t1602;
                const u32 t1604 = t1603 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1605 = t1604 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1606 = (u64)t1605;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1607 = t1606 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1608 = t1604 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1609 = (u64)t1608;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1610 = t1609 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1611 = t1604 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1612 = (u64)t1611;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1613 = t1612 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1614 = t1604 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1615 = (u64)t1614;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1616 = t1615 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1607), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1610), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1613), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1616) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1617 = t689 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1618 = t1617 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1619 = t1618 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1620 = t1619 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1621 = t10 + t1620;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1622 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1622) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1621) : "memory");
                }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1623 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t1625;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1626 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1626));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1628;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t1628;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1629 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t1631;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1632 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1632));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1634;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t1634;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1635 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t1637;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1638 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t1640;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1641 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t1643;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1644 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1644));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t1646;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1647 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t1649;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1650 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t1652;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1653 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t1655;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1656 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1658;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1659 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1661;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1662 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1664;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1665 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1667;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1668 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1670;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1671 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1672 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1673 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1674 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1675 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1676 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1677 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1678 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1679 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1681;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1682 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1682));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1684;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1685 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1688 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1691 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1694 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1697 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1700 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1702;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1703 = t1671 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1704 = t1672 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1705 = t1673 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1706 = t1674 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1707 = t1675 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1708 = t1676 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1709 = t1677 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1710 = t1678 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1711 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1713;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1714 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1714));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1716;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1716;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1717 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1719;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1720 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1722;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1723 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1725;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1726 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1728;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1729 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1731;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1732 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1734;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1735 = t1703 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1736 = t1704 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1737 = t1705 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1738 = t1706 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1739 = t1707 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1740 = t1708 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1741 = t1709 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1742 = t1710 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1743 = t1735 + t1736;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1744 = t1739 + t1740;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_5 = t1743 + t1744;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1746 = t1737 + t1738;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1747 = t1741 + t1742;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_6 = t1746 + t1747;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1749 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1749;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1750 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1750;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1751 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1752 = t689 + t1751;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1753 = t1752 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1754 = t1753 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1755 = t1754 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1756 = t10 + t1755;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1757 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1757) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1756) : "memory");
                }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1758;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1767;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1768;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1768;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1773;
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1774 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1775 = t689 + t1774;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1776 = t1775 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1777 = t1776 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1778 = t1777 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1779 = t10 + t1778;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1780 = t1775 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1781 = t1780 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1779), "r"(t1781) : "memory");
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
            const u32 t1782 = t1775 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1783 = t1782 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1784 = t9 + t1783;
            const u32 t1785 = t1784 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1786 = t1785 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1787 = (u64)t1786;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1788 = t1787 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1789 = t1785 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1790 = (u64)t1789;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1791 = t1790 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1792 = t1785 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1793 = (u64)t1792;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1794 = t1793 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1795 = t1785 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1796 = (u64)t1795;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1797 = t1796 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1788), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1791), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1794), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1797) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1798 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1799 = t689 + t1798;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1800 = t1799 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1801 = t1800 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1802 = t1801 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1803 = t10 + t1802;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1804 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1804) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1803) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1806 = t689 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t1806; i_5 < through; i_5 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1807 = i_5 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1808 = t1807 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1809 = t10 + t1808;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1810 = i_5 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1811 = t1810 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1809), "r"(t1811) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1812 = i_5 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1813 = t1812 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1814 = t1813 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1815 = t10 + t1814;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1816 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1816) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1815) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1817 = i_5 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1818 = t1817 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1819 = t1818 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1820 = t10 + t1819;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1821 = i_5 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1822 = t1821 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1820), "r"(t1822) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1823 = i_5 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1824 = t1823 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1825 = t1824 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1826 = t10 + t1825;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1827 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1827) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1826) : "memory");
                }
            }
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1828 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1829 = t616 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t1828 + t1829;
            const bool first_2 = t643 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 1099511600000.0f;
            const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1836 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t1836);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1838 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1839 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1840 = t1838 & t1839;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1840) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1841 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1842 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1843 = t1842 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1844 = t1841 + t1843;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1845 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1846 = t1844 + t1845;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1846), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1847 = t643 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1848 = t1847 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t1848 != 0u;
            const bool t1850 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1851 = first_2 & t1850;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1852 = t1851 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1853;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1853) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1853;
            f32 t1855;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1855) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1856 = pair_5 + t1855;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1856;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1857) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1857;
            f32 t1859;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1859) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1860 = pair_6 + t1859;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1860;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1861 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1862;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1861 ? 0.0f : t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1864 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1865 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1868 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1869 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1872 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1873 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1874 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1876 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1877 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1880 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1881 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1882 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1883 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1884 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1885 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1886 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1887 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1888 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1889 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1890 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1891 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1892 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1893 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1894 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1895 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1895;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1896 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1896 ? 0.0f : t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1899 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1900 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1901 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1902 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1902;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1903 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1903;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1904 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1904;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1905 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1905;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1906;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1907 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1907;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1908 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1908;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1909 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1909;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1910;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1911;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1912 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1912;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1913 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1913;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1914;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1915;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1916 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1916;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1917 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1917;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1918;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1919;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1920 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1920;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1921 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1921;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1922;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1923;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1924 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1924;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1925 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1925;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1926;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1927;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1928 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1928;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1929 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1929;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1930 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1930;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1931 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1931) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1932 = t691 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1933 = t1932 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1934 = smem_1 + t1933;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1935 = t1934 + 8192u;
            u32 t1936;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1939;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1941;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1948;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1950;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1952;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1953;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1954;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1955;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1957;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1959;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1960;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1961;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1962;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1964;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1966;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1968 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1969 = t616 + t1968;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1970 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1971 = t1969 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1972 = t1970 ^ t1971;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1973 = t1969 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1974 = t1972 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1975 = t1973 + t1974;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1976 = t1934 + t1975;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1976), "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1977 = t1975 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1978 = t1934 + t1977;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1978), "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1979 = t1975 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1980 = t1934 + t1979;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1980), "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1981 = t1975 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1982 = t1934 + t1981;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1982), "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1983 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1984 = t616 + t1983;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1985 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1986 = t1984 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1987 = t1985 ^ t1986;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1988 = t1984 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1989 = t1987 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1990 = t1988 + t1989;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1991 = t1935 + t1990;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1991), "r"(t1952), "r"(t1953), "r"(t1954), "r"(t1955) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1992 = t1990 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1993 = t1935 + t1992;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1993), "r"(t1956), "r"(t1957), "r"(t1958), "r"(t1959) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1994 = t1990 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1995 = t1935 + t1994;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1995), "r"(t1960), "r"(t1961), "r"(t1962), "r"(t1963) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1996 = t1990 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1997 = t1935 + t1996;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1997), "r"(t1964), "r"(t1965), "r"(t1966), "r"(t1967) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1998 = t633 + t617;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1998 + t616;
            const bool t2000 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2000) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1852) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2001 = t616 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2002 = t1934 + t2001;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2002), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t636) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2003 = t1934 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2004 = t616 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2005 = t2003 + t2004;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2005), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t636) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t2006 = t691 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2007 = t2006 + 22u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2008 = t2007 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2009 = t10 + t2008;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2009) : "memory");
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1852) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2010 = (u64)t636;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2011 = t2010 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2012 = t2011 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2013 = lse + t2012;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2014 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2015 = t2014 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2016 = t2015 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2017 = t2013 + t2016;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2018 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2019 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2020 = t2019 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2020) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2021 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2021;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2024 = (u64)row * t2018;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2025 = t2024 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2026 = t2017 + t2025;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2027;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2028 = reference + t2027;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2028 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2030 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2031 = t2030 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2026), "f"(t2031) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2032 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2033 = first_row + t2032;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2033 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2036 = (u64)row_2 * t2018;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2037 = t2036 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2038 = t2017 + t2037;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2039;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2040 = reference_2 + t2039;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2040 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2042 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2043 = t2042 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2038), "f"(t2043) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2044;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2044) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2045 = t2044 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2045) {
                const u32 t2046 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2046) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2047 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2047;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2048 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t2048) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_21 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2050 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2051 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2052 = t2050 + t2051;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2053;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2053) : "r"(t2052) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2054;
            asm("mov.b32 %0, %1;" : "=r"(t2054) : "f"(t2053));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2055;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2055) : "r"(t2054));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2055;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2057 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2057) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
