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
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 236 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 64u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 32u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 96u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 72u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 40u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 104u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 48u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t21) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 112u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 24u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 88u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t10 + 56u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t25) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t10 + 120u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t26) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 136u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 144u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 152u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 160u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 168u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t10 + 216u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t38) : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t98 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t99 = slot << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t106 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = slot_2 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = t111 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t122 + 1u;
                const u32 t124 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = t124 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t125 < seq_k ? t125 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t127 = t111 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t128 = t127 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t128 + 1u;
                const u32 t130 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t131 = t130 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t131 < seq_k ? t131 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t133 = end_4 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t134 = t133 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t134 > 1u ? t134 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t136 = end_2 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t136 < end_5 ? t136 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t138 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t139 = t138 < end_5 ? t138 : end_5;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t140 = t121 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t140 ? t139 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = index / group;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = tile * 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t143 % 6u;
                const u32 t145 = slot_3 + 22u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t10 + t146;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t143 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t147), "r"(t150) : "memory");
                const u32 t151 = slot_3 + 16u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t10 + t152;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t154 = slot_3 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t155 = smem_1 + t154;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t156;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t156) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t157 = t156 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t157) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t153) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(q), "r"(t153), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t155 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t158), "l"(q), "r"(t153), "r"(64u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t159 = tile * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t160 = t159 + 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t160 % 6u;
                const u32 t162 = slot_4 + 22u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t162 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t10 + t163;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t160 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = t165 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = t166 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t167) : "memory");
                const u32 t168 = slot_4 + 16u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t168 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t10 + t169;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t111 + 64u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t172 = slot_4 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t173 = smem_1 + t172;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t174;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t175 = t174 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t175) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t170) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t173), "l"(q), "r"(t170), "r"(0u), "r"(index), "r"(t171), "r"(t114) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t173 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(q), "r"(t170), "r"(64u), "r"(index), "r"(t171), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t177 = tile * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t178 = t177 + 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t178 % 6u;
                const u32 t180 = slot_5 + 22u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t10 + t181;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t178 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t183 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(t185) : "memory");
                const u32 t186 = slot_5 + 16u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t186 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t10 + t187;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t111 + 128u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t190 = slot_5 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t191 = smem_1 + t190;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t192;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t192) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t193 = t192 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t193) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t188) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t191), "l"(q), "r"(t188), "r"(0u), "r"(index), "r"(t189), "r"(t114) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = t191 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t194), "l"(q), "r"(t188), "r"(64u), "r"(index), "r"(t189), "r"(t114) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 3u;
                const u32 t196 = slot_6 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t10 + t196;
                const u32 t198 = slot_6 + 4u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = t198 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t10 + t199;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = passed >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t201 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t202 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t200), "r"(t203) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t204 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t205 = t204 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = slot_6 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = t8 + t206;
                u32 t208;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t208) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t209 = t208 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t209) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t197) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t207), "l"(k), "r"(t197), "r"(0u), "r"(t142), "r"(t205), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t210 = t207 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t197), "r"(64u), "r"(t142), "r"(t205), "r"(t114) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed & 3u;
                const u32 t212 = slot_7 + 8u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t212 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t10 + t213;
                const u32 t215 = slot_7 + 12u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t215 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t10 + t216;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = passed >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t219 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t217), "r"(t220) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t221 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t222 = t221 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = slot_7 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = t9 + t223;
                u32 t225;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t225) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t226 = t225 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t226) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t214) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t224), "l"(v), "r"(t214), "r"(0u), "r"(t142), "r"(t222), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t224 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t227), "l"(v), "r"(t214), "r"(64u), "r"(t142), "r"(t222), "r"(t114) : "memory");
                }
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = end_5 > 3u ? end_5 : 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t228 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t230 & 3u;
                    const u32 t232 = slot_8 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = t10 + t232;
                    const u32 t234 = slot_8 + 4u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t234 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t10 + t235;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t230 >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t237 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t236), "r"(t239) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t240 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t241 = t240 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = t241 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = slot_8 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = t8 + t243;
                    u32 t245;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t245) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t246 = t245 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t246) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t233) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t244), "l"(k), "r"(t233), "r"(0u), "r"(t142), "r"(t242), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t247 = t244 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t247), "l"(k), "r"(t233), "r"(64u), "r"(t142), "r"(t242), "r"(t114) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t248 & 3u;
                    const u32 t250 = slot_9 + 8u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t251 = t250 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = t10 + t251;
                    const u32 t253 = slot_9 + 12u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = t253 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t10 + t254;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t248 >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t256 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t255), "r"(t258) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t259 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t260 = t259 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t261 = t260 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = slot_9 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = t9 + t262;
                    u32 t264;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t264) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t265 = t264 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t265) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t252) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t263), "l"(v), "r"(t252), "r"(0u), "r"(t142), "r"(t261), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t266 = t263 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t266), "l"(v), "r"(t252), "r"(64u), "r"(t142), "r"(t261), "r"(t114) : "memory");
                    }
                }
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t267;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t267) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t268 = t267 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t268) {
                    const u32 t269 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t269) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t270 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t270 & 3u;
                    const u32 t272 = slot_10 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t273 = t10 + t272;
                    const u32 t274 = slot_10 + 4u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t275 = t274 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t276 = t10 + t275;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t277 = t270 >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t278 = t277 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t279 = t278 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t276), "r"(t279) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t280 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t281 = t280 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t282 = t281 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t283 = slot_10 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t284 = t8 + t283;
                    u32 t285;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t285) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t286 = t285 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t286) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t273) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t284), "l"(k), "r"(t273), "r"(0u), "r"(t142), "r"(t282), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t287 = t284 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t287), "l"(k), "r"(t273), "r"(64u), "r"(t142), "r"(t282), "r"(t114) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t288 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_11 = t288 & 3u;
                    const u32 t290 = slot_11 + 8u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t291 = t290 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t292 = t10 + t291;
                    const u32 t293 = slot_11 + 12u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t294 = t293 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = t10 + t294;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t296 = t288 >> 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t297 = t296 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t298 = t297 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t295), "r"(t298) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t299 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t300 = t299 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t301 = t300 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t302 = slot_11 << 14u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t9 + t302;
                    u32 t304;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t304) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t305 = t304 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t305) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t292) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t303), "l"(v), "r"(t292), "r"(0u), "r"(t142), "r"(t301), "r"(t114) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t306 = t303 + 8192u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t306), "l"(v), "r"(t292), "r"(64u), "r"(t142), "r"(t301), "r"(t114) : "memory");
                    }
                }
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t307 = passed + end_5;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t307;
                const u32 t308 = tile + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t308;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t309 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t309) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_12 = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t311 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t312 = slot_12 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t313 = t311 + t312;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t314;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t314) : "r"(t313) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t315;
                asm("mov.b32 %0, %1;" : "=r"(t315) : "f"(t314));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t316;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t316) : "r"(t315));
#line 64 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t316;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t318 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t318) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t319 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t319 / 192u;
            const u32 t321 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t321 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t323 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t323;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t324 = index_2 < total;
                if (!t324) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t325 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t326 = index_2 / t325;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t326 * heads_per_section;
                const u32 t328 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t329 = t328 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t329 < heads_per_section ? t329 : heads_per_section;
                const u32 t331 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t331;
                const u32 t333 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t334 = first + t333;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t335 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t336 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t337 = t335 - t336;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t338 = t337 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t339 = t334 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t340 = t334 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t341;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t341) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t342 = t341 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t342) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t344 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t345 = slot_13 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t344 + t345;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t347;
                    asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t339));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t347) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t348;
                    asm("mov.b32 %0, %1;" : "=f"(t348) : "r"(t338));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t348) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t349;
                    asm("mov.b32 %0, %1;" : "=f"(t349) : "r"(t340));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t349) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t350 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t351 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t352 = t351 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t353 = t350 + t352;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t353), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t354;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t354) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t355 = t354 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t355) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t356 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t356;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t357 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t358 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t359 = t358 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t357), "r"(t359) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t360 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t361 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t362 = t361 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t360 + t362;
                const bool t364 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t364) {
                    const u32 t365 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t366 = verdict + t365;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t367;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t367) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t368;
                    asm("mov.b32 %0, %1;" : "=r"(t368) : "f"(t367));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t368;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t370 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t370) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t371 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t371) {
                        const u32 t372 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t373 = verdict + t372;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t373), "f"(0.0f) : "memory");
                    }
                    const u32 t374 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t375;
                    asm("mov.b32 %0, %1;" : "=f"(t375) : "r"(t374));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t376;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t376) : "f"(t375));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t377;
                    asm("mov.b32 %0, %1;" : "=r"(t377) : "f"(t376));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t378 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t379 = t378 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = t379 ? t377 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t381 = t374 + t380;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t382 = t374 + t377;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t383;
                    asm("mov.b32 %0, %1;" : "=f"(t383) : "r"(t382));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t384;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t384) : "f"(t383));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t385;
                    asm("mov.b32 %0, %1;" : "=r"(t385) : "f"(t384));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t387 = t386 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = t387 ? t385 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t389 = t381 + t388;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t390 = t382 + t385;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t391;
                    asm("mov.b32 %0, %1;" : "=f"(t391) : "r"(t390));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t392;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t392) : "f"(t391));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t393;
                    asm("mov.b32 %0, %1;" : "=r"(t393) : "f"(t392));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t394 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t395 = t394 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t396 = t395 ? t393 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t397 = t389 + t396;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t398 = t390 + t393;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t399;
                    asm("mov.b32 %0, %1;" : "=f"(t399) : "r"(t398));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t400;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t400) : "f"(t399));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t401;
                    asm("mov.b32 %0, %1;" : "=r"(t401) : "f"(t400));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t402 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t403 = t402 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t404 = t403 ? t401 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t405 = t397 + t404;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t406 = t398 + t401;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t407;
                    asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(t406));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t408;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t408) : "f"(t407));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t409;
                    asm("mov.b32 %0, %1;" : "=r"(t409) : "f"(t408));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t410 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t411 = t410 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t412 = t411 ? t409 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t413 = t405 + t412;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t414 = t406 + t409;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t415;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t415) : "r"(t414));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t415;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t416 = warps != 0u;
                    if (!t416) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t418 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t419 = slot_14 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t420 = t418 + t419;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t421;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t421) : "r"(t420) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t422;
                    asm("mov.b32 %0, %1;" : "=r"(t422) : "f"(t421));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t422));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t426 = slot_15 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t425 + t426;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t428;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t428) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t429;
                    asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t430;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t430) : "r"(t429));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t431;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t431) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t432;
                    asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t433;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t433) : "r"(t432));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t434 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t435 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t436 = t435 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t437 = t434 + t436;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t438;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t438) : "r"(t437) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t439;
                    asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t440;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t440) : "r"(t439));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t441;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t441) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t442 = t441 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t442) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_16 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t444 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t445 = slot_16 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t444 + t445;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t447;
                        asm("mov.b32 %0, %1;" : "=f"(t447) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t447) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t448;
                        asm("mov.b32 %0, %1;" : "=f"(t448) : "r"(t430));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t448) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t449;
                        asm("mov.b32 %0, %1;" : "=f"(t449) : "r"(t433));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t449) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t450 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t451 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t452 = t451 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t453 = t450 + t452;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t453), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t454 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t455 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t456 = t455 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t457 = t454 + t456;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t458;
                        asm("mov.b32 %0, %1;" : "=f"(t458) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t457), "f"(t458) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t459;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t459) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t460 = t459 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t460) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t461 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t461;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t462 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t463 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t464 = t463 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t462), "r"(t464) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t465 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t466 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t467 = t466 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t465 + t467;
                    const bool t469 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t469) {
                        const u32 t470 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t471 = verdict_2 + t470;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t472;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t472) : "r"(t471) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t473;
                        asm("mov.b32 %0, %1;" : "=r"(t473) : "f"(t472));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t473;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t475 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t475) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t476 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t476) {
                            const u32 t477 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t478 = verdict_2 + t477;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t478), "f"(0.0f) : "memory");
                        }
                        const u32 t479 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t480;
                        asm("mov.b32 %0, %1;" : "=f"(t480) : "r"(t479));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t481;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t481) : "f"(t480));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t482;
                        asm("mov.b32 %0, %1;" : "=r"(t482) : "f"(t481));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t483 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t484 = t483 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t485 = t484 ? t482 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t486 = t479 + t485;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t487 = t479 + t482;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t488;
                        asm("mov.b32 %0, %1;" : "=f"(t488) : "r"(t487));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t489;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t489) : "f"(t488));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t490;
                        asm("mov.b32 %0, %1;" : "=r"(t490) : "f"(t489));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t491 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t492 = t491 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t493 = t492 ? t490 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t494 = t486 + t493;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t495 = t487 + t490;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t496;
                        asm("mov.b32 %0, %1;" : "=f"(t496) : "r"(t495));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t497;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t497) : "f"(t496));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t498;
                        asm("mov.b32 %0, %1;" : "=r"(t498) : "f"(t497));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t499 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t500 = t499 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t501 = t500 ? t498 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t502 = t494 + t501;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t503 = t495 + t498;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t504;
                        asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(t503));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t505;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t505) : "f"(t504));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t506;
                        asm("mov.b32 %0, %1;" : "=r"(t506) : "f"(t505));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t507 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t508 = t507 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t509 = t508 ? t506 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t510 = t502 + t509;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t511 = t503 + t506;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t512;
                        asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(t511));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t513;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t513) : "f"(t512));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t514;
                        asm("mov.b32 %0, %1;" : "=r"(t514) : "f"(t513));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t515 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t516 = t515 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t517 = t516 ? t514 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t518 = t510 + t517;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t519 = t511 + t514;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t520;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t520) : "r"(t519));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t520;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t522 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t522) {
                    const u32 t523 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t524;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t524) : "l"(claims), "r"(t523) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t524;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t525 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t526;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t526) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t527 = t525 + t526;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t527;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t530 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t531 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t530), "r"(t531) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t532 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t533 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t534 = t533 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t532 + t534;
            const bool t536 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t536) {
                const u32 t537 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t538 = verdict_3 + t537;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t539;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t539) : "r"(t538) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t540;
                asm("mov.b32 %0, %1;" : "=r"(t540) : "f"(t539));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t540;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t542 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t542) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t543 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t543) {
                    const u32 t544 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t545 = verdict_3 + t544;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t545), "f"(0.0f) : "memory");
                }
                const u32 t546 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t547;
                asm("mov.b32 %0, %1;" : "=f"(t547) : "r"(t546));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t548;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t548) : "f"(t547));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t549;
                asm("mov.b32 %0, %1;" : "=r"(t549) : "f"(t548));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t550 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t551 = t550 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = t551 ? t549 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t553 = t546 + t552;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t554 = t546 + t549;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t555;
                asm("mov.b32 %0, %1;" : "=f"(t555) : "r"(t554));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t556;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t556) : "f"(t555));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t557;
                asm("mov.b32 %0, %1;" : "=r"(t557) : "f"(t556));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t559 = t558 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = t559 ? t557 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t561 = t553 + t560;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t562 = t554 + t557;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t563;
                asm("mov.b32 %0, %1;" : "=f"(t563) : "r"(t562));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t564;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t564) : "f"(t563));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t565;
                asm("mov.b32 %0, %1;" : "=r"(t565) : "f"(t564));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t567 = t566 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t568 = t567 ? t565 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t569 = t561 + t568;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t570 = t562 + t565;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t571;
                asm("mov.b32 %0, %1;" : "=f"(t571) : "r"(t570));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t572;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t572) : "f"(t571));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t573;
                asm("mov.b32 %0, %1;" : "=r"(t573) : "f"(t572));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t574 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t575 = t574 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = t575 ? t573 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t577 = t569 + t576;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t578 = t570 + t573;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t579;
                asm("mov.b32 %0, %1;" : "=f"(t579) : "r"(t578));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t580;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t580) : "f"(t579));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t581;
                asm("mov.b32 %0, %1;" : "=r"(t581) : "f"(t580));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t582 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t583 = t582 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t584 = t583 ? t581 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t585 = t577 + t584;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t586 = t578 + t581;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t587;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t587) : "r"(t586));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t587;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t588 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t588) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t590 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t591 = slot_17 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t592 = t590 + t591;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t593;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t593) : "r"(t592) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t594;
                asm("mov.b32 %0, %1;" : "=r"(t594) : "f"(t593));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t594));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t597 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t598 = slot_18 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t597 + t598;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t600;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t600) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t601;
                asm("mov.b32 %0, %1;" : "=r"(t601) : "f"(t600));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t602;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t602) : "r"(t601));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t603;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t603) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t604;
                asm("mov.b32 %0, %1;" : "=r"(t604) : "f"(t603));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t605;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t605) : "r"(t604));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t606 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t607 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t608 = t607 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t609 = t606 + t608;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t610;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t610) : "r"(t609) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t611;
                asm("mov.b32 %0, %1;" : "=r"(t611) : "f"(t610));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t612;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t612) : "r"(t611));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t613;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t613) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t614 = t613 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t614) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_19 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t616 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t617 = slot_19 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t616 + t617;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t619;
                    asm("mov.b32 %0, %1;" : "=f"(t619) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t619) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t620;
                    asm("mov.b32 %0, %1;" : "=f"(t620) : "r"(t602));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t620) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t621;
                    asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(t605));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t621) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t622 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t623 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t624 = t623 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t625 = t622 + t624;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t625), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t626 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t627 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t628 = t627 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t629 = t626 + t628;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t630;
                    asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t629), "f"(t630) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t631;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t631) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t632 = t631 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t632) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t633 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t633;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t634 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t635 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t636 = t635 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t634), "r"(t636) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t637;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t637) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t638 = t637 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t638) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_20 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t640 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t641 = slot_20 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t642 = t640 + t641;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t642), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t643;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t643) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t644 = t643 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t644) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t646 = index_3 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t647 = t7 + t646;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t648 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t649 = t648 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t650 = index_3 << 6u;
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
        const u32 t651 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t651) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_21 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t653 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t654 = slot_21 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t655 = t653 + t654;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t656;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t656) : "r"(t655) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t657;
        asm("mov.b32 %0, %1;" : "=r"(t657) : "f"(t656));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t658;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t658) : "r"(t657));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t658;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t659 = index_4 != 4294967295u;
            if (!t659) break;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t661 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t662 = slot_22 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t661 + t662;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t664;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t664) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t665;
            asm("mov.b32 %0, %1;" : "=r"(t665) : "f"(t664));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t666;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t666) : "r"(t665));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t667;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t667) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t668;
            asm("mov.b32 %0, %1;" : "=r"(t668) : "f"(t667));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t669;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t669) : "r"(t668));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t670 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t671 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t672 = t671 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t673 = t670 + t672;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t674;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t674) : "r"(t673) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t675;
            asm("mov.b32 %0, %1;" : "=r"(t675) : "f"(t674));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t676;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t676) : "r"(t675));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t677;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t677) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t678 = t677 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t678) {
                const u32 t679 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t679) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t680 = t666 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t680 + 1u;
            const u32 t682 = end_6 > seq_q ? end_6 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t683 = t682 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t683 < seq_k ? t683 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t685 = t666 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t686 = t685 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t686 + 1u;
            const u32 t688 = end_8 > seq_q ? end_8 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t689 = t688 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t689 < seq_k ? t689 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t691 = end_9 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t692 = t691 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t692 > 1u ? t692 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t694 = end_7 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t694 < end_10 ? t694 : end_10;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t696 = end_10 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t697 = t696 < end_10 ? t696 : end_10;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t698 = t676 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t698 ? t697 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t666 + t650;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t701 = first_query + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t701 + 1u;
            const u32 t703 = end_11 > seq_q ? end_11 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t704 = t703 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t704 < seq_k ? t704 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t706 = first_query + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t707 = t706 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t707 + 1u;
            const u32 t709 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t710 = t709 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t710 < seq_k ? t710 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t712 = end_14 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t713 = t712 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t713 > 1u ? t713 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t715 = end_12 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t715 < end_15 ? t715 : end_15;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t717 = end_15 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t718 = t717 < end_15 ? t717 : end_15;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t719 = t676 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t719 ? t718 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t721 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t722 = passed_2 + t721;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t723 = count * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t724 = t723 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t725 = t666 + t650;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t726 = t725 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t726) {
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
                for (u32 i_3 = passed_2; i_3 < t722; i_3 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t727 = i_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t728 = t727 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t729 = t10 + t728;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t730 = i_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t731 = t730 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t729), "r"(t731) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t732 = i_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t733 = t732 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t734 = t733 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t735 = t10 + t734;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t736 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t736) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t735) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t737 = i_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t738 = t737 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t739 = t738 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t740 = t10 + t739;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t741 = i_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = t741 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t740), "r"(t742) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = i_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t744 = t743 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = t744 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = t10 + t745;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t747 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t747) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t746) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t748 = t724 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t749 = t748 + 16u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t750 = t749 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t751 = t10 + t750;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t752 = t724 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t753 = t752 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t751), "r"(t753) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t754 = t722 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t755 = t754 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t756 = t10 + t755;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t757 = t722 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t757 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t756), "r"(t758) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t759 = t724 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t760 = t759 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t761 = smem_1 + t760;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t722 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t762 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t8 + t763;
                const u32 t765 = t761 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t764 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t765 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t768 = (u64)t767;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t769 = t768 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t770 = t766 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t771 = (u64)t770;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t772 = t771 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t773 = t765 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t774 = (u64)t773;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t775 = t774 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t776 = t766 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t777 = (u64)t776;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t778 = t777 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t779 = t765 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t780 = (u64)t779;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t781 = t780 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t782 = t766 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = (u64)t782;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t784 = t783 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t785 = t765 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = (u64)t785;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t787 = t786 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t788 = t766 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = (u64)t788;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t790 = t789 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t791 = t765 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = (u64)t791;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t793 = t792 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t794 = t766 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = (u64)t794;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t796 = t795 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t797 = t765 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = (u64)t797;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t799 = t798 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t800 = t766 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = (u64)t800;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t802 = t801 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t769), "l"(t772), "l"(t775), "l"(t778), "l"(t781), "l"(t784), "l"(t787), "l"(t790), "l"(t793), "l"(t796), "l"(t799), "l"(t802) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t803 = t722 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t804 = t803 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t804 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t806 = t10 + t805;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t807 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t807) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t806) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t808 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t810 = t666 + t650;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t810 + t649;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t812 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t813 = t812 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t813;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t815 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t816 = first_query_2 + t815;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t817 = t816 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t817 + 1u;
                const u32 t819 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t820 = t819 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t820 < seq_k ? t820 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t822 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t822 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t825 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t825;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t827 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t827;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t829 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t829;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t831 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t831;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t833 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t833;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t835 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t835;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t837 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t837;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t839 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t839;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t841 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t841;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t843 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t843;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t845 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t845;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t847 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t847;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t849 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t849;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t851 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t851;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t853 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t853;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t855 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t855;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t856 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t857 = first_query_2 + t856;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t858 = t857 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t859 = t858 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t859 + 1u;
                const u32 t861 = end_19 > seq_q ? end_19 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t862 = t861 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t862 < seq_k ? t862 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t864 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t864 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t867 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t867;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t869 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t869;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t871 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t873 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t873;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t875 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t875;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t877 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t877;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t879 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t879;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t881 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t881;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t883 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t883;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t885 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t885;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t887 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t889 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t891 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t893 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t895 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t897 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t897;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t898 = t676 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t899 = t898 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t900;
                asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t901;
                asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t902;
                asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t903;
                asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t904;
                asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t900), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t905;
                asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t901), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t906;
                asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t902), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t907;
                asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t903), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t908;
                asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t904), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t909;
                asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t905), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t910;
                asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t906), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t911;
                asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t907), "f"(s_30));
                f32 t912;
                asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t908), "f"(t909));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t913;
                asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t910), "f"(t911));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t914;
                asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t912), "f"(t913));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t915;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t915) : "f"(t914));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t914), "f"(t915));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t917;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t917) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t917));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 t920 = largest * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t920));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t922 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t922));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t924 = before < t899;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t925 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t926 = t924 ? t925 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t926;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t927;
                asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t928;
                asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t929;
                asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t930;
                asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t931;
                asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t927), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t932;
                asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t928), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t933;
                asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t929), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t934;
                asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t930), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t935;
                asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t931), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t936;
                asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t932), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t937;
                asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t933), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t938;
                asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t934), "f"(s_32));
                f32 t939;
                asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t935), "f"(t936));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t940;
                asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t937), "f"(t938));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t941;
                asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t939), "f"(t940));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t942;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t942) : "f"(t941));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t941), "f"(t942));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t944;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t944) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t944));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 t947 = largest_2 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t947));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t949 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t949));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t951 = before_2 < t899;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t952 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t953 = t951 ? t952 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t953;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t954 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t954));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t956;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t957 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t959;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t960 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t962;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t962;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t963 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t963));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t965;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t966 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t968;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t969 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t971;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t972 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t974;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t975 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t975));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t977;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t978 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t980;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t980;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t981 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t983;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t984 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t986;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t986;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t987 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t987));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t989;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t990 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t990));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t992;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t992;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t993 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t995;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t996 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t998;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t999 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1001;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1002 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1003 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1004 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1005 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1006 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1007 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1008 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1009 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1010 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1012;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1013 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1015;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1015;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1016 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1016));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1018;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1018;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1019 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1021;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1022 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1022));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1024;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1024;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1025 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1027;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1028 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1028));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1030;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1031 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1033;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1034 = t1002 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1035 = t1003 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1036 = t1004 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1037 = t1005 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1038 = t1006 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1039 = t1007 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1040 = t1008 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1041 = t1009 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1042 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1044;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1045 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1047;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1047;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1048 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1048));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1050;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1051 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1053;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1054 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1056;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1057 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1059;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1060 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1060));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1062;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1063 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1065;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1066 = t1034 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1067 = t1035 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1068 = t1036 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1069 = t1037 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1070 = t1038 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1071 = t1039 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1072 = t1040 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1073 = t1041 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1074 = t1066 + t1067;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1075 = t1070 + t1071;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t1074 + t1075;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1077 = t1068 + t1069;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1078 = t1072 + t1073;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t1077 + t1078;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1080 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1080;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1081 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1081;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1086;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1090;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1092;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1092) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1093;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1095;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1083;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1084;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1085;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1086;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1087;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1088;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1089;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1090;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1091;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1092;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1093;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1094;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1095;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1096;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1097;
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
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
                const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < masked_right_4; i_4 += 1u) {
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1100 = t722 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1101 = t1100 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1102 = t1101 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1103 = t10 + t1102;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1104 = t1100 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1105 = t1104 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1103), "r"(t1105) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1106 = t724 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1107 = t1106 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1108 = smem_1 + t1107;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1109 = t1100 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1110 = t1109 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1111 = t8 + t1110;
                    const u32 t1112 = t1108 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1113 = t1111 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1114 = t1112 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1115 = (u64)t1114;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1116 = t1115 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1117 = t1113 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1118 = (u64)t1117;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1119 = t1118 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1120 = t1112 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1121 = (u64)t1120;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1122 = t1121 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1123 = t1113 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1124 = (u64)t1123;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1125 = t1124 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1126 = t1112 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1127 = (u64)t1126;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1128 = t1127 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1129 = t1113 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1130 = (u64)t1129;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1131 = t1130 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1132 = t1112 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1133 = (u64)t1132;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1134 = t1133 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1135 = t1113 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1136 = (u64)t1135;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1137 = t1136 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1138 = t1112 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1139 = (u64)t1138;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1140 = t1139 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1141 = t1113 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1142 = (u64)t1141;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1143 = t1142 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1144 = t1112 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1145 = (u64)t1144;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1146 = t1145 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1147 = t1113 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1148 = (u64)t1147;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1149 = t1148 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1116), "l"(t1119), "l"(t1122), "l"(t1125), "l"(t1128), "l"(t1131), "l"(t1134), "l"(t1137), "l"(t1140), "l"(t1143), "l"(t1146), "l"(t1149) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1150 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1151 = t722 + t1150;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1152 = t1151 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1153 = t1152 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1154 = t1153 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = t10 + t1154;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1156 = t1151 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1157 = t1156 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1155), "r"(t1157) : "memory");
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
                    const u32 t1158 = t1151 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1159 = t1158 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1160 = t9 + t1159;
                    const u32 t1161 = t1160 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t1161 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1163 = (u64)t1162;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1164 = t1163 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t1161 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1166 = (u64)t1165;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = t1166 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1168 = t1161 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = (u64)t1168;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = t1169 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1171 = t1161 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = (u64)t1171;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = t1172 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1164), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1167), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1170), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1173) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1174 = t722 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1175 = t1174 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1176 = t1175 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1177 = t1176 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1178 = t10 + t1177;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1179 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1179) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1178) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1180 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1181 = t1180 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1181 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t666 + t650;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t1183 + t649;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1185 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1186 = t1185 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1186;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1188 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1189 = first_query_3 + t1188;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1190 = t1189 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t1190 + 1u;
                    const u32 t1192 = end_22 > seq_q ? end_22 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1193 = t1192 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t1193 < seq_k ? t1193 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1195 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t1195 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1198 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1198;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1200 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1200;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1202 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1202;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1204 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1204;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1206 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1206;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1208 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1208;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1210 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1212 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1214 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1216 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1218 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1220 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1222 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1224 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1226 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1228 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1228;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1229 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1230 = first_query_3 + t1229;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1231 = t1230 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1232 = t1231 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1232 + 1u;
                    const u32 t1234 = end_25 > seq_q ? end_25 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1235 = t1234 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t1235 < seq_k ? t1235 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1237 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t1237 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1240 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1242 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1242;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1244 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1244;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1246 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1246;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1248 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1248;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1250 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1250;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1252 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1252;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1254 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1254;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1256 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1256;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1258 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1258;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1260 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1260;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1262 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1262;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1264 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1264;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1266 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1266;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1268 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1270 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1270;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1271 = t676 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1272 = t1271 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1273;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1274;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1275;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1276;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1277;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1278;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1279;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1280;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1281;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1282;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1283;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1284;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_30));
                    f32 t1285;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(t1282));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1286;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1283), "f"(t1284));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1287;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1285), "f"(t1286));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1288;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1288) : "f"(t1287));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1287), "f"(t1288));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1290;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1290) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1290));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 t1293 = largest_3 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t1293));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1295 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1295));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1297 = before_3 < t1272;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1298 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1299 = t1297 ? t1298 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1299;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1300;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1301;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1302;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1303;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1300), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1305;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1306;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1307;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1308;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1304), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1309;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1310;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_32));
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(t1309));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1310), "f"(t1311));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1312), "f"(t1313));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1315;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1315) : "f"(t1314));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1314), "f"(t1315));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1317;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1317) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1317));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 t1320 = largest_4 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t1320));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1322 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1322));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1324 = before_4 < t1272;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1325 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1326 = t1324 ? t1325 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1326;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1327 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1329;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1329;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1330 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_34;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1330));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1332;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1333 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_35;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1335;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1335;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1336 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_36;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1336));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1338;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1338;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1339 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_37;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1341;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1342 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_38;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1342));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1344;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1344;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1345 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_39;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1347;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1347;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1348 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_40;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1348));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1350;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1350;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1351 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1353;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1353;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1354 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1354));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1356;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1356;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1357 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1359;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1359;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1360 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1360));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1362;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1362;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1363 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1365;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1366 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1366));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1368;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1368;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1369 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1371;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1371;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1372 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1374;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1374;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1375 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1376 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1377 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1378 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1379 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1380 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1381 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1382 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1383 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1385;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1385;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1386 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1386));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1388;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1388;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1389 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1389));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1391;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1391;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1392 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1392));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1394;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1394;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1395 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1397;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1397;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1398 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1400;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1400;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1401 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1403;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1403;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1404 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1406;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1406;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1407 = t1375 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1408 = t1376 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1409 = t1377 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1410 = t1378 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1411 = t1379 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1412 = t1380 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1413 = t1381 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1414 = t1382 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1415 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1417;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1418 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1418));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1420;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1420) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1420;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1421 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1423;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1424 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1426;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1426;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1427 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1429;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1430 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1430));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1432;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1433 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1435;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1436 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1438) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1438;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1439 = t1407 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1440 = t1408 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1441 = t1409 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1442 = t1410 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1443 = t1411 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1444 = t1412 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1445 = t1413 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1446 = t1414 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1447 = t1439 + t1440;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1448 = t1443 + t1444;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1447 + t1448;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1450 = t1441 + t1442;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1451 = t1445 + t1446;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1450 + t1451;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1453 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1453;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1454 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1454;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1455 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1456 = t722 + t1455;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1457 = t1456 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1458 = t1457 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1459 = t1458 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1460 = t10 + t1459;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1461 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1461) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1460) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1462 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1463 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1464 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1465 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1466 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1467 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1468 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1469 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1470 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1471 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1472 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1501 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1502 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1503 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1504 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1505 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1506 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1507 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1508 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1509 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1509;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1510;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1511;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1512;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1513;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1514;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1515;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1516;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1517;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1518;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1519;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1520;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1521;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1522;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1523;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1524;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1525;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1510;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1511;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1512;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1513;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1514;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1525;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = masked_right_4; i_5 < end_15; i_5 += 1u) {
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1526 = t722 + i_5;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1527 = t1526 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1528 = t1527 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1529 = t10 + t1528;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1530 = t1526 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1531 = t1530 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1529), "r"(t1531) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1532 = t724 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1533 = t1532 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1534 = smem_1 + t1533;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1535 = t1526 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1536 = t1535 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1537 = t8 + t1536;
                    const u32 t1538 = t1534 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1539 = t1537 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1540 = t1538 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1541 = (u64)t1540;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1542 = t1541 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1543 = t1539 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1544 = (u64)t1543;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1545 = t1544 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1546 = t1538 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1547 = (u64)t1546;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1548 = t1547 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1549 = t1539 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1550 = (u64)t1549;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1551 = t1550 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1552 = t1538 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1553 = (u64)t1552;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1554 = t1553 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1555 = t1539 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1556 = (u64)t1555;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1557 = t1556 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1558 = t1538 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1559 = (u64)t1558;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1560 = t1559 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1561 = t1539 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1562 = (u64)t1561;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1563 = t1562 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1564 = t1538 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1565 = (u64)t1564;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1566 = t1565 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1567 = t1539 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1568 = (u64)t1567;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1569 = t1568 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1570 = t1538 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1571 = (u64)t1570;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1572 = t1571 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1573 = t1539 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1574 = (u64)t1573;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1575 = t1574 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1542), "l"(t1545), "l"(t1548), "l"(t1551), "l"(t1554), "l"(t1557), "l"(t1560), "l"(t1563), "l"(t1566), "l"(t1569), "l"(t1572), "l"(t1575) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1576 = i_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1577 = t722 + t1576;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1578 = t1577 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1579 = t1578 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1580 = t1579 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1581 = t10 + t1580;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1582 = t1577 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1583 = t1582 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1581), "r"(t1583) : "memory");
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
                    const u32 t1584 = t1577 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1585 = t1584 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1586 = t9 + t1585;
                    const u32 t1587 = t1586 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1588 = t1587 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1589 = (u64)t1588;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1590 = t1589 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1591 = t1587 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1592 = (u64)t1591;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1593 = t1592 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1594 = t1587 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1595 = (u64)t1594;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1596 = t1595 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1597 = t1587 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1598 = (u64)t1597;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1599 = t1598 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1590), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1593), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1596), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1599) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1600 = t722 + i_5;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1601 = t1600 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1602 = t1601 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1603 = t1602 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1604 = t10 + t1603;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1605 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1605) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1604) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1606 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1606));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1608;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1608;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1609 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1611;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1611;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1612 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1612));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1614;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1614) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1614;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1615 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1617;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1618 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1618));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1620;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1620;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1621 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1623;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1623;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1624 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1624));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1626;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1626) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1626;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1627 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1629;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1630 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1630));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1632;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1632;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1633 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1635;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1636 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1636));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1638) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1638;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1639 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1641;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1642 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1642));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1644;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1644) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1644;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1645 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1647;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1648 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1648));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1650;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1650) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1650;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1651 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1653;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1654 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1655 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1656 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1657 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1658 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1659 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1660 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1661 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1662 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1664;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1665 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1667;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1668 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1670;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1671 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1673;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1674 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1674));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1676;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1677 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1679;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1680 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1680));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1682;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1682;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1683 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1683));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1685) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1685;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1686 = t1654 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1687 = t1655 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1688 = t1656 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1689 = t1657 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1690 = t1658 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1691 = t1659 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1692 = t1660 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1693 = t1661 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1694 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1696;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1697 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1700 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1702;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1702;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1703 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1705;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1706 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1706));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1708;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1708) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1708;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1709 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1711;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1711;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1712 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1712));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1714;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1714) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1714;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1715 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1717;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1717;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1718 = t1686 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1719 = t1687 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1720 = t1688 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1721 = t1689 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1722 = t1690 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1723 = t1691 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1724 = t1692 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1725 = t1693 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1726 = t1718 + t1719;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1727 = t1722 + t1723;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t1726 + t1727;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1729 = t1720 + t1721;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1730 = t1724 + t1725;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t1729 + t1730;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1732 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1732;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1733 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1733;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1734 = i_5 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1735 = t722 + t1734;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1736 = t1735 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1737 = t1736 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1738 = t1737 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1739 = t10 + t1738;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1740 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1740) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1739) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1741;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1741) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1742;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1742) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1743;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1743) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1744;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1744) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1745;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1745) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1746;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1747;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1747) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1748;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1749;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1750;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1751;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1752;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1741;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1742;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1743;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1744;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1745;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1746;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1747;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1748;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1749;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1750;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1751;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1756;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1757 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1758 = t722 + t1757;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1759 = t1758 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1760 = t1759 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1761 = t1760 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1762 = t10 + t1761;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1763 = t1758 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1764 = t1763 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1762), "r"(t1764) : "memory");
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
                const u32 t1765 = t1758 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = t1765 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = t9 + t1766;
                const u32 t1768 = t1767 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t1768 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1770 = (u64)t1769;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1771 = t1770 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1768 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1773 = (u64)t1772;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1774 = t1773 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = t1768 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1776 = (u64)t1775;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1777 = t1776 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t1768 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1779 = (u64)t1778;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1780 = t1779 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1771), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1774), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1777), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1780) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1781 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1782 = t722 + t1781;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t1782 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = t1783 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = t1784 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1786 = t10 + t1785;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1787 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1787) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1786) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1789 = t722 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1789; i_6 < through; i_6 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1790 = i_6 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1791 = t1790 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1792 = t10 + t1791;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1793 = i_6 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1794 = t1793 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1792), "r"(t1794) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1795 = i_6 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1796 = t1795 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1797 = t1796 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1798 = t10 + t1797;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1799 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1799) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1798) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1800 = i_6 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1801 = t1800 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1802 = t1801 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1803 = t10 + t1802;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1804 = i_6 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1805 = t1804 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1803), "r"(t1805) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1806 = i_6 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1807 = t1806 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1808 = t1807 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1809 = t10 + t1808;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1810 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1810) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1809) : "memory");
                    }
                }
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1811 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1812 = t649 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1811 + t1812;
                const bool first_2 = t676 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 1099511600000.0f;
                const bool doubts = !is_small;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 1099511600000.0f;
                const bool doubts_2 = !is_small_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1819 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1819);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1821 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1822 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1823 = t1821 & t1822;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1823) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1824 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1825 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1826 = t1825 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1827 = t1824 + t1826;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1828 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1829 = t1827 + t1828;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1829), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1830 = t676 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1831 = t1830 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1831 != 0u;
                const bool t1833 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1834 = first_2 & t1833;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1835 = t1834 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1836;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1836) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1836;
                f32 t1838;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1838) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = pair_5 + t1838;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1839;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1840;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1840) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1840;
                f32 t1842;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1842) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = pair_6 + t1842;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1843;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1844 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1845;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1844 ? 0.0f : t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1870 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1870;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1871 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1872;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1871 ? 0.0f : t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1874 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1876 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1878 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1882 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1884 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1897;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1898 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1898) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1899 = t724 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1900 = t1899 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1901 = smem_1 + t1900;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1902 = t1901 + 8192u;
                u32 t1903;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1906;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1927 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1928 = t649 + t1927;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1929 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1930 = t1928 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1931 = t1929 ^ t1930;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1932 = t1928 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1933 = t1931 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1934 = t1932 + t1933;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1935 = t1901 + t1934;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1935), "r"(t1903), "r"(t1904), "r"(t1905), "r"(t1906) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1936 = t1934 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1937 = t1901 + t1936;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1937), "r"(t1907), "r"(t1908), "r"(t1909), "r"(t1910) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1938 = t1934 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1939 = t1901 + t1938;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1939), "r"(t1911), "r"(t1912), "r"(t1913), "r"(t1914) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1940 = t1934 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1941 = t1901 + t1940;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1941), "r"(t1915), "r"(t1916), "r"(t1917), "r"(t1918) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1942 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1943 = t649 + t1942;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1944 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1945 = t1943 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = t1944 ^ t1945;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1947 = t1943 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1948 = t1946 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1949 = t1947 + t1948;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1950 = t1902 + t1949;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1950), "r"(t1919), "r"(t1920), "r"(t1921), "r"(t1922) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1951 = t1949 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = t1902 + t1951;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1952), "r"(t1923), "r"(t1924), "r"(t1925), "r"(t1926) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1953 = t666 + t650;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1953 + t649;
                const bool t1955 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1955) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1835) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1956 = t649 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1957 = t1901 + t1956;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1957), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t669) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1958 = t1901 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1959 = t649 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1960 = t1958 + t1959;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1960), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t669) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1961 = t724 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1962 = t1961 + 22u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1963 = t1962 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1964 = t10 + t1963;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1964) : "memory");
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1835) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1965 = (u64)t669;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1966 = t1965 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1967 = t1966 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1968 = lse + t1967;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1969 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1970 = t1969 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1971 = t1970 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1972 = t1968 + t1971;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1973 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1974 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1975 = t1974 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1975) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1976 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1976;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1979 = (u64)row * t1973;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1980 = t1979 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1981 = t1972 + t1980;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1982;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1983 = reference + t1982;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1983 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1985 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1986 = t1985 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1981), "f"(t1986) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1987 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1988 = first_row + t1987;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1988 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t1991 = (u64)row_2 * t1973;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1992 = t1991 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1993 = t1972 + t1992;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1994;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1994) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1995 = reference_2 + t1994;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t1995 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1997 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1998 = t1997 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1993), "f"(t1998) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t724 % 6u;
                const u32 t2000 = queries + 16u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2001 = t2000 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2002 = t10 + t2001;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2003 = t724 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2004 = t2003 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2002), "r"(t2004) : "memory");
                const u32 t2005 = queries + 22u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2006 = t2005 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2007 = t10 + t2006;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2008 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2008) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2007) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2009 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_3 = passed_2 + t2009;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_3; i_7 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2011 = i_7 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2012 = t2011 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2013 = t10 + t2012;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2014 = i_7 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2015 = t2014 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2013), "r"(t2015) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2016 = i_7 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2017 = t2016 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2018 = t2017 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2019 = t10 + t2018;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2020 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2020) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2019) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2021 = i_7 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2022 = t2021 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2023 = t2022 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2024 = t10 + t2023;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2025 = i_7 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2026 = t2025 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2024), "r"(t2026) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2027 = i_7 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2028 = t2027 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2029 = t2028 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2030 = t10 + t2029;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2031 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2031) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2030) : "memory");
                    }
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2032 = last_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2033 = t2032 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2034 = t10 + t2033;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2035 = last_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2036 = t2035 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2034), "r"(t2036) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2037 = last_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2038 = t2037 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2039 = t2038 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2040 = t10 + t2039;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2041 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2041) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2040) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2042 = last_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2043 = t2042 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2044 = t2043 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2045 = t10 + t2044;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2046 = last_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2047 = t2046 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2045), "r"(t2047) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2048 = last_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2049 = t2048 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2050 = t2049 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2051 = t10 + t2050;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2052 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2052) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2051) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2053 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2053;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2054;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2054) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2055 = t2054 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2055) {
                const u32 t2056 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2056) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2057 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2057;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2058 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t2058) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_23 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2060 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2061 = slot_23 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2062 = t2060 + t2061;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2063;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2063) : "r"(t2062) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2064;
            asm("mov.b32 %0, %1;" : "=r"(t2064) : "f"(t2063));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2065;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2065) : "r"(t2064));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2065;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2067 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2067) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
