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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 236 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 160u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 168u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 128u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 136u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 144u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 152u;
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
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
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t123 = t122 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t123 > 1u ? t123 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t125 < end ? t125 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t127 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t128 = t127 < end ? t127 : end;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t129 = t121 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t129 ? t128 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = index / group;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t132 = tile << 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t132 & 7u;
                const u32 t134 = slot_3 + 20u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t10 + t135;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t132 >> 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t136), "r"(t139) : "memory");
                const u32 t140 = slot_3 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t10 + t141;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = slot_3 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t144 = smem_1 + t143;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t145;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t145) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t146 = t145 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t146) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t142) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t144), "l"(q), "r"(t142), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t147 = tile << 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t148 = t147 + 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t148 & 7u;
                const u32 t150 = slot_4 + 20u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t150 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t10 + t151;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t148 >> 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t152), "r"(t155) : "memory");
                const u32 t156 = slot_4 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t10 + t157;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t111 + 64u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t160 = slot_4 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t161 = smem_1 + t160;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t162;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t163 = t162 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t163) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t158) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(q), "r"(t158), "r"(0u), "r"(index), "r"(t159), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = tile << 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = t164 + 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t165 & 7u;
                const u32 t167 = slot_5 + 20u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t167 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t10 + t168;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t165 >> 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t170 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t171 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t169), "r"(t172) : "memory");
                const u32 t173 = slot_5 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t10 + t174;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t176 = t111 + 128u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t177 = slot_5 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t178 = smem_1 + t177;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t179;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t179) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t180 = t179 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t180) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t175) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t178), "l"(q), "r"(t175), "r"(0u), "r"(index), "r"(t176), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = tile << 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t182 = t181 + 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = t182 & 7u;
                const u32 t184 = slot_6 + 20u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t10 + t185;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t182 >> 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t187 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t188 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t186), "r"(t189) : "memory");
                const u32 t190 = slot_6 + 12u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t190 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t10 + t191;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t111 + 192u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t194 = slot_6 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t195 = smem_1 + t194;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t196;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t196) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t197 = t196 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t197) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t192) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t195), "l"(q), "r"(t192), "r"(0u), "r"(index), "r"(t193), "r"(t114) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed % 3u;
                const u32 t199 = slot_7 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t10 + t199;
                const u32 t201 = slot_7 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t201 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = passed / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t204 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t205 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t203), "r"(t206) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t207 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t208 = t207 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t209 = slot_7 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = t8 + t209;
                u32 t211;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t211) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t212 = t211 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t212) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t200) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t210), "l"(k), "r"(t200), "r"(0u), "r"(t131), "r"(t208), "r"(t114) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_8 = passed % 3u;
                const u32 t214 = slot_8 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t214 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t10 + t215;
                const u32 t217 = slot_8 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t10 + t218;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = passed / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t220 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t221 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t219), "r"(t222) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t223 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t224 = t223 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = slot_8 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t226 = t9 + t225;
                u32 t227;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t227) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t228 = t227 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t228) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t216) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(v), "r"(t216), "r"(0u), "r"(t131), "r"(t224), "r"(t114) : "memory");
                }
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t229 = end > 3u ? end : 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t229 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t231 % 3u;
                    const u32 t233 = slot_9 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = t10 + t233;
                    const u32 t235 = slot_9 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t236 = t235 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t10 + t236;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t231 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t239 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t237), "r"(t240) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t241 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = t241 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t243 = t242 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t244 = slot_9 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t8 + t244;
                    u32 t246;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t246) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t247 = t246 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t247) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t234) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t245), "l"(k), "r"(t234), "r"(0u), "r"(t131), "r"(t243), "r"(t114) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t248 % 3u;
                    const u32 t250 = slot_10 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t251 = t250 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = t10 + t251;
                    const u32 t253 = slot_10 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = t253 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t10 + t254;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t248 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t256 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t255), "r"(t258) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t259 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t260 = t259 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t261 = t260 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = slot_10 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = t9 + t262;
                    u32 t264;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t264) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t265 = t264 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t265) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t252) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t263), "l"(v), "r"(t252), "r"(0u), "r"(t131), "r"(t261), "r"(t114) : "memory");
                    }
                }
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t266;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t266) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t267 = t266 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t267) {
                    const u32 t268 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t268) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end; i_2 += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t269 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_11 = t269 % 3u;
                    const u32 t271 = slot_11 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t272 = t10 + t271;
                    const u32 t273 = slot_11 + 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t274 = t273 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t275 = t10 + t274;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t276 = t269 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t277 = t276 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t278 = t277 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t275), "r"(t278) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t279 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t280 = t279 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t281 = t280 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t282 = slot_11 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t283 = t8 + t282;
                    u32 t284;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t284) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t285 = t284 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t285) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t272) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t283), "l"(k), "r"(t272), "r"(0u), "r"(t131), "r"(t281), "r"(t114) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t286 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_12 = t286 % 3u;
                    const u32 t288 = slot_12 + 6u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t289 = t288 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t290 = t10 + t289;
                    const u32 t291 = slot_12 + 9u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t292 = t291 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t293 = t10 + t292;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t294 = t286 / 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = t294 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t296 = t295 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t293), "r"(t296) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t297 = end - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t298 = t297 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t299 = t298 << 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t300 = slot_12 << 13u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t9 + t300;
                    u32 t302;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t302) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t303 = t302 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t303) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t290) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t301), "l"(v), "r"(t290), "r"(0u), "r"(t131), "r"(t299), "r"(t114) : "memory");
                    }
                }
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t304 = passed + end;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t304;
                const u32 t305 = tile + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t305;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t306 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t306) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_13 = tile & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t308 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t309 = slot_13 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t310 = t308 + t309;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t311;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t311) : "r"(t310) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t312;
                asm("mov.b32 %0, %1;" : "=r"(t312) : "f"(t311));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t313;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t313) : "r"(t312));
#line 64 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t313;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t315 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t315) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t316 = seq_q + 255u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t316 >> 8u;
            const u32 t318 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t318 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t320 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t320;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t321 = index_2 < total;
                if (!t321) break;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t322 = index_2 / of_head;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t323 = index_2 % of_head;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t324 = t323 << 8u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t325 = t322 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t326 = t322 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t327;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t327) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t328 = t327 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t328) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t330 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t331 = slot_14 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t330 + t331;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t333;
                    asm("mov.b32 %0, %1;" : "=f"(t333) : "r"(t325));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t333) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t334;
                    asm("mov.b32 %0, %1;" : "=f"(t334) : "r"(t324));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t334) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t335;
                    asm("mov.b32 %0, %1;" : "=f"(t335) : "r"(t326));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t335) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t336 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t337 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t338 = t337 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t339 = t336 + t338;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t339), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t340;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t340) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t341 = t340 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t341) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t342 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t342;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t343 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t344 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t345 = t344 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t343), "r"(t345) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t346 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t347 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t348 = t347 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t346 + t348;
                const bool t350 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t350) {
                    const u32 t351 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t352 = verdict + t351;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t353;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t353) : "r"(t352) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t354;
                    asm("mov.b32 %0, %1;" : "=r"(t354) : "f"(t353));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t354;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t356 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t356) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t357 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t357) {
                        const u32 t358 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t359 = verdict + t358;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t359), "f"(0.0f) : "memory");
                    }
                    const u32 t360 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t361;
                    asm("mov.b32 %0, %1;" : "=f"(t361) : "r"(t360));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t362;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t362) : "f"(t361));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t363;
                    asm("mov.b32 %0, %1;" : "=r"(t363) : "f"(t362));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t364 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t365 = t364 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t366 = t365 ? t363 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t367 = t360 + t366;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t368 = t360 + t363;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t369;
                    asm("mov.b32 %0, %1;" : "=f"(t369) : "r"(t368));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t370;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t370) : "f"(t369));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t371;
                    asm("mov.b32 %0, %1;" : "=r"(t371) : "f"(t370));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t372 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t373 = t372 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = t373 ? t371 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = t367 + t374;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t376 = t368 + t371;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t377;
                    asm("mov.b32 %0, %1;" : "=f"(t377) : "r"(t376));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t378;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t378) : "f"(t377));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t379;
                    asm("mov.b32 %0, %1;" : "=r"(t379) : "f"(t378));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t380 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t381 = t380 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t382 = t381 ? t379 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t383 = t375 + t382;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t384 = t376 + t379;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t385;
                    asm("mov.b32 %0, %1;" : "=f"(t385) : "r"(t384));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t386;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t386) : "f"(t385));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t387;
                    asm("mov.b32 %0, %1;" : "=r"(t387) : "f"(t386));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t388 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t389 = t388 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t390 = t389 ? t387 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t391 = t383 + t390;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t392 = t384 + t387;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t393;
                    asm("mov.b32 %0, %1;" : "=f"(t393) : "r"(t392));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t394;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t394) : "f"(t393));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t395;
                    asm("mov.b32 %0, %1;" : "=r"(t395) : "f"(t394));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t396 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t397 = t396 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t398 = t397 ? t395 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t399 = t391 + t398;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t400 = t392 + t395;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t401;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t401) : "r"(t400));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t401;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t402 = warps != 0u;
                    if (!t402) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t404 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t405 = slot_15 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t406 = t404 + t405;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t407;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t407) : "r"(t406) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t408;
                    asm("mov.b32 %0, %1;" : "=r"(t408) : "f"(t407));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t408));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t411 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t412 = slot_16 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t411 + t412;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t414;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t414) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t415;
                    asm("mov.b32 %0, %1;" : "=r"(t415) : "f"(t414));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t416;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t416) : "r"(t415));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t417;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t417) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t418;
                    asm("mov.b32 %0, %1;" : "=r"(t418) : "f"(t417));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t419;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t419) : "r"(t418));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t420 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t421 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t422 = t421 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t423 = t420 + t422;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t424;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t424) : "r"(t423) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t425;
                    asm("mov.b32 %0, %1;" : "=r"(t425) : "f"(t424));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t426;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t426) : "r"(t425));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t427;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t427) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t428 = t427 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t428) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_17 = round_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t430 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t431 = slot_17 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t430 + t431;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t433;
                        asm("mov.b32 %0, %1;" : "=f"(t433) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t433) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t434;
                        asm("mov.b32 %0, %1;" : "=f"(t434) : "r"(t416));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t434) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t435;
                        asm("mov.b32 %0, %1;" : "=f"(t435) : "r"(t419));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t435) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t436 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t437 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t438 = t437 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t439 = t436 + t438;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t439), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t440 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t441 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = t441 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t443 = t440 + t442;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t444;
                        asm("mov.b32 %0, %1;" : "=f"(t444) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t443), "f"(t444) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t445;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t445) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t446 = t445 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t446) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t447 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t447;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t448 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t449 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t450 = t449 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t448), "r"(t450) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t451 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t452 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t453 = t452 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t451 + t453;
                    const bool t455 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t455) {
                        const u32 t456 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t457 = verdict_2 + t456;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t458;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t458) : "r"(t457) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t459;
                        asm("mov.b32 %0, %1;" : "=r"(t459) : "f"(t458));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t459;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t461 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t461) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t462 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t462) {
                            const u32 t463 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t464 = verdict_2 + t463;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t464), "f"(0.0f) : "memory");
                        }
                        const u32 t465 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t466;
                        asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(t465));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t467;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t467) : "f"(t466));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t468;
                        asm("mov.b32 %0, %1;" : "=r"(t468) : "f"(t467));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t469 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t470 = t469 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t471 = t470 ? t468 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t472 = t465 + t471;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t473 = t465 + t468;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t474;
                        asm("mov.b32 %0, %1;" : "=f"(t474) : "r"(t473));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t475;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t475) : "f"(t474));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t476;
                        asm("mov.b32 %0, %1;" : "=r"(t476) : "f"(t475));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t477 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t478 = t477 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t479 = t478 ? t476 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t480 = t472 + t479;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t481 = t473 + t476;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t482;
                        asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(t481));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t483;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t483) : "f"(t482));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t484;
                        asm("mov.b32 %0, %1;" : "=r"(t484) : "f"(t483));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t485 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t486 = t485 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t487 = t486 ? t484 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t488 = t480 + t487;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t489 = t481 + t484;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t490;
                        asm("mov.b32 %0, %1;" : "=f"(t490) : "r"(t489));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t491;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t491) : "f"(t490));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t492;
                        asm("mov.b32 %0, %1;" : "=r"(t492) : "f"(t491));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t493 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t494 = t493 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t495 = t494 ? t492 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t496 = t488 + t495;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t497 = t489 + t492;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t498;
                        asm("mov.b32 %0, %1;" : "=f"(t498) : "r"(t497));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t499;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t499) : "f"(t498));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t500;
                        asm("mov.b32 %0, %1;" : "=r"(t500) : "f"(t499));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t501 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t502 = t501 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t503 = t502 ? t500 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t504 = t496 + t503;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t505 = t497 + t500;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t506;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t506) : "r"(t505));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t506;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t508 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t508) {
                    const u32 t509 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t510;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t510) : "l"(claims), "r"(t509) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t510;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t511 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t512;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t512) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t513 = t511 + t512;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t513;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t516 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t517 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t516), "r"(t517) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t518 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t519 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t520 = t519 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t518 + t520;
            const bool t522 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t522) {
                const u32 t523 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t524 = verdict_3 + t523;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t525;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t525) : "r"(t524) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t526;
                asm("mov.b32 %0, %1;" : "=r"(t526) : "f"(t525));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t526;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t528 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t528) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t529 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t529) {
                    const u32 t530 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t531 = verdict_3 + t530;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t531), "f"(0.0f) : "memory");
                }
                const u32 t532 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t533;
                asm("mov.b32 %0, %1;" : "=f"(t533) : "r"(t532));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t534;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t534) : "f"(t533));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t535;
                asm("mov.b32 %0, %1;" : "=r"(t535) : "f"(t534));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t536 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t537 = t536 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t538 = t537 ? t535 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t539 = t532 + t538;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t540 = t532 + t535;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t541;
                asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(t540));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t542;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t542) : "f"(t541));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t543;
                asm("mov.b32 %0, %1;" : "=r"(t543) : "f"(t542));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t544 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t545 = t544 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t546 = t545 ? t543 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t547 = t539 + t546;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t548 = t540 + t543;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t549;
                asm("mov.b32 %0, %1;" : "=f"(t549) : "r"(t548));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t550;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t550) : "f"(t549));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t551;
                asm("mov.b32 %0, %1;" : "=r"(t551) : "f"(t550));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t552 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t553 = t552 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t554 = t553 ? t551 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = t547 + t554;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t556 = t548 + t551;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t557;
                asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(t556));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t558;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t558) : "f"(t557));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t559;
                asm("mov.b32 %0, %1;" : "=r"(t559) : "f"(t558));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t561 = t560 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t562 = t561 ? t559 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t563 = t555 + t562;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t564 = t556 + t559;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t565;
                asm("mov.b32 %0, %1;" : "=f"(t565) : "r"(t564));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t566;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t566) : "f"(t565));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t567;
                asm("mov.b32 %0, %1;" : "=r"(t567) : "f"(t566));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t568 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t569 = t568 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t570 = t569 ? t567 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t571 = t563 + t570;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t572 = t564 + t567;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t573;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t573) : "r"(t572));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t573;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t574 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t574) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t576 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t577 = slot_18 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t578 = t576 + t577;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t579;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t579) : "r"(t578) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t580;
                asm("mov.b32 %0, %1;" : "=r"(t580) : "f"(t579));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t580));
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_19 = last_2 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t583 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t584 = slot_19 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t583 + t584;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t586;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t586) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t587;
                asm("mov.b32 %0, %1;" : "=r"(t587) : "f"(t586));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t588;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t588) : "r"(t587));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t589;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t589) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t590;
                asm("mov.b32 %0, %1;" : "=r"(t590) : "f"(t589));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t591;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t591) : "r"(t590));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t592 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t593 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t594 = t593 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t595 = t592 + t594;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t596;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t596) : "r"(t595) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t597;
                asm("mov.b32 %0, %1;" : "=r"(t597) : "f"(t596));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t598;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t598) : "r"(t597));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t599;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t599) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t600 = t599 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t600) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_20 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t602 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t603 = slot_20 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t602 + t603;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t605;
                    asm("mov.b32 %0, %1;" : "=f"(t605) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t605) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t606;
                    asm("mov.b32 %0, %1;" : "=f"(t606) : "r"(t588));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t606) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t607;
                    asm("mov.b32 %0, %1;" : "=f"(t607) : "r"(t591));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t607) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t608 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t609 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t610 = t609 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t611 = t608 + t610;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t611), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t612 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t613 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t614 = t613 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t615 = t612 + t614;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t616;
                    asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t615), "f"(t616) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t617;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t617) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t618 = t617 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t618) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t619 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t619;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t620 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t621 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t622 = t621 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t620), "r"(t622) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t623;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t623) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t624 = t623 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t624) {
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_21 = round_3 & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t626 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t627 = slot_21 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t628 = t626 + t627;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t628), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t629;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t629) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t630 = t629 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t630) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t632 = index_3 << 13u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t633 = t7 + t632;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t634 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t635 = t634 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t636 = index_3 << 6u;
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
        const u32 t637 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t637) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_22 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t639 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t640 = slot_22 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t641 = t639 + t640;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t642;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t642) : "r"(t641) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t643;
        asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t642));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t644;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t644) : "r"(t643));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t644;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t645 = index_3 == 3u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t645) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t646 = index_4 != 4294967295u;
            if (!t646) break;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_23 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t648 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t649 = slot_23 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t648 + t649;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t651;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t651) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t652;
            asm("mov.b32 %0, %1;" : "=r"(t652) : "f"(t651));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t653;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t653) : "r"(t652));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t654;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t654) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t655;
            asm("mov.b32 %0, %1;" : "=r"(t655) : "f"(t654));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t656;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t656) : "r"(t655));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t657 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t658 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t659 = t658 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t660 = t657 + t659;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t661;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t661) : "r"(t660) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t662;
            asm("mov.b32 %0, %1;" : "=r"(t662) : "f"(t661));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t663;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t663) : "r"(t662));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t664;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t664) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t665 = t664 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t665) {
                const u32 t666 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t666) : "memory");
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t667 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t668 = t667 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t668 > 1u ? t668 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t670 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t670 < end_2 ? t670 : end_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t672 = end_2 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t673 = t672 < end_2 ? t672 : end_2;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t674 = t663 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t674 ? t673 : end_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t676 = count << 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t677 = t676 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t678 = t653 + t636;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t679 = t678 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t679) {
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
                const u32 t680 = t677 & 7u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t681 = t680 + 12u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t682 = t681 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t683 = t10 + t682;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t684 = t677 >> 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t685 = t684 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t683), "r"(t685) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t686 = passed_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t687 = t686 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t688 = t10 + t687;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t689 = passed_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t690 = t689 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t688), "r"(t690) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t691 = t677 & 7u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t692 = t691 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t693 = smem_1 + t692;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t694 = passed_2 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = t694 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t696 = t8 + t695;
                const u32 t697 = t693 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t696 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = t697 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t700 = (u64)t699;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t701 = t700 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t702 = t698 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t703 = (u64)t702;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t704 = t703 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t697 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t706 = (u64)t705;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t707 = t706 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t708 = t698 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t709 = (u64)t708;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t710 = t709 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t697 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t712 = (u64)t711;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t713 = t712 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t714 = t698 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t715 = (u64)t714;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t716 = t715 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t717 = t697 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t718 = (u64)t717;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t719 = t718 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t720 = t698 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t721 = (u64)t720;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t722 = t721 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t701), "l"(t704), "l"(t707), "l"(t710), "l"(t713), "l"(t716), "l"(t719), "l"(t722) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t723 = passed_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t724 = t723 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t725 = t724 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t726 = t10 + t725;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t727 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t727) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t726) : "memory");
                }
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t728 = masked_right_2 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
                if (t728) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t729 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t729 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t731 = t653 + t636;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query = t731 + t635;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t733 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t734 = t733 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = first_key + t734;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t736 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t737 = first_query + t736;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t738 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t738 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t741 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t743 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t745 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t747 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t749 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t751 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t753 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t755 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t757 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t759 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t761 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t763 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t765 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t767 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t769 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t771 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t771;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t772 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t773 = first_query + t772;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t774 = t773 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t775 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t775 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t778 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t778;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t780 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t780;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t782 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t782;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t784 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t784;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t786 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t786;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t788 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t788;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t790 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t792 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t794 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t796 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t798 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t800 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t802 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t804 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t806 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t808 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t808;
                }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t809 = t663 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t810 = t809 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t811;
                asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t812;
                asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t813;
                asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t814;
                asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t815;
                asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t811), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t816;
                asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t812), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t817;
                asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t813), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t818;
                asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t814), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t819;
                asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t815), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t820;
                asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t821;
                asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t822;
                asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_30));
                f32 t823;
                asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(t820));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t824;
                asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t821), "f"(t822));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t825;
                asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t823), "f"(t824));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t826;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t826) : "f"(t825));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t825), "f"(t826));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t828;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t828) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t828));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 t831 = largest * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t831));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t833 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t833));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t835 = before < t810;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t836 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t837 = t835 ? t836 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t837;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t838;
                asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t839;
                asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t840;
                asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t841;
                asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t842;
                asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t843;
                asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t844;
                asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t845;
                asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t841), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t846;
                asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t842), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t847;
                asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t848;
                asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t844), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t849;
                asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t845), "f"(s_32));
                f32 t850;
                asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t846), "f"(t847));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t851;
                asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t848), "f"(t849));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t852;
                asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t850), "f"(t851));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t853;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t853) : "f"(t852));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t852), "f"(t853));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t855;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t855) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t855));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 t858 = largest_2 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t858));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t860 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t860));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t862 = before_2 < t810;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t863 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t864 = t862 ? t863 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t864;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t865 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t867;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t868 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t870;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t870;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t871 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t873;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t874 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t874));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t876;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t876) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t876;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t877 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t879;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t880 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t880));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t882;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t882;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t883 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t885;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t886 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t886));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t888;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t888;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t889 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t891;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t892 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t892));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t894;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t895 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t897;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t898 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t898));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t900;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t900) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t900;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t901 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t903;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t904 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t904));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t906;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t907 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t909;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t910 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t910));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t912;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t912) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t912;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t913 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t914 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t915 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t916 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t917 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t918 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t919 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t920 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t921 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t923;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t924 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t926;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t927 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t929;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t930 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t932;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t932;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t933 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t935;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t936 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t938;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t939 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t941) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t941;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t942 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t944;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t945 = t913 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t946 = t914 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t947 = t915 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t948 = t916 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t949 = t917 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t950 = t918 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t951 = t919 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t952 = t920 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t953 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t955;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t956 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t958;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t959 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t961;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t962 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t965 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t968 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t971 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t974 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t976;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t977 = t945 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t978 = t946 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t979 = t947 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t980 = t948 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t981 = t949 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t982 = t950 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t983 = t951 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t984 = t952 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t985 = t977 + t978;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t986 = t981 + t982;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t985 + t986;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t988 = t979 + t980;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t989 = t983 + t984;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t988 + t989;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t991 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t991;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t992 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t992;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t993;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t994;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t995;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t996;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t997;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t998;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t999;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1000;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1001;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1002;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1003;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1004;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1005;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1006;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1007;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1008;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t993;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t994;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t995;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t996;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t997;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t998;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t999;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1000;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1001;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1008;
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
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
                const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1011 = t663 == 0u;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1011) {
                    #pragma unroll 1
                    for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1012 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1012) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1013 = passed_2 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1014 = t1013 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1015 = t1014 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1016 = t10 + t1015;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1017 = t1013 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1018 = t1017 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1016), "r"(t1018) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1019 = t677 & 7u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1020 = t1019 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1021 = smem_1 + t1020;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1022 = t1013 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1023 = t1022 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1024 = t8 + t1023;
                        const u32 t1025 = t1021 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1026 = t1024 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1027 = t1025 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1028 = (u64)t1027;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1029 = t1028 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1030 = t1026 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1031 = (u64)t1030;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1032 = t1031 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1033 = t1025 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1034 = (u64)t1033;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1035 = t1034 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1036 = t1026 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1037 = (u64)t1036;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1038 = t1037 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1039 = t1025 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1040 = (u64)t1039;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1041 = t1040 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1042 = t1026 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1043 = (u64)t1042;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1044 = t1043 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1045 = t1025 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1046 = (u64)t1045;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1047 = t1046 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1048 = t1026 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1049 = (u64)t1048;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1050 = t1049 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1029), "l"(t1032), "l"(t1035), "l"(t1038), "l"(t1041), "l"(t1044), "l"(t1047), "l"(t1050) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1051 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1052 = passed_2 + t1051;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1053 = t1052 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1054 = t1053 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1055 = t1054 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1056 = t10 + t1055;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1057 = t1052 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1058 = t1057 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1056), "r"(t1058) : "memory");
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
                        const u32 t1059 = t1052 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1060 = t1059 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1061 = t9 + t1060;
                        const u32 t1062 = t1061 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1063 = t1062 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1064 = (u64)t1063;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1065 = t1064 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1066 = t1062 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1067 = (u64)t1066;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1068 = t1067 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1069 = t1062 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1070 = (u64)t1069;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1071 = t1070 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1072 = t1062 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1073 = (u64)t1072;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1074 = t1073 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1065), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1068), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1071), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1074) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1075 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1076 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t1075 ? 0u : t1076;
                        const u32 t1078 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1078) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1079 = passed_2 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1080 = t1079 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1081 = t1080 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1082 = t1081 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1083 = t10 + t1082;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1084 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1084) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1083) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1085 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_33;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1087;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1087;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1088 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_34;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1088));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1090;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1090;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1091 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_35;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1093;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1093;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1094 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_36;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1096;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1096;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1097 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_37;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1099;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1099;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1100 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_38;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1100));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1102;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1102) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1102;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1103 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_39;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1105;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1105;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1106 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_40;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1106));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1108;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1108;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1109 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_41;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1111;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1111;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1112 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_42;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1112));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1114;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1114;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1115 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_43;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1117;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1117;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1118 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_44;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1118));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1120;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1120;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1121 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_45;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1123;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1123;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1124 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_46;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1124));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1126;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1126;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1127 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_47;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1129;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1129;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1130 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_48;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1130));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1132;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1132;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1133 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1134 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1135 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1136 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1137 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1138 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1139 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1140 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1141 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1143;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1143;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1144 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1146;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1146;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1147 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1149;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1149;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1150 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1150));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1152;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1152;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1153 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1155;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1155;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1156 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1158;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1158;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1159 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1161;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1161) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1161;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1162 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1162));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1164;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1164;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1165 = t1133 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1166 = t1134 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1167 = t1135 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1168 = t1136 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1169 = t1137 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1170 = t1138 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1171 = t1139 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1172 = t1140 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1173 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1175;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1175;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1176 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1178;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1178;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1179 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1181;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1181;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1182 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1182));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1184;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1184;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1185 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1185));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1187;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1187;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1188 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1188));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1190;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1190;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1191 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1193;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1193;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1194 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1194));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1196;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1196;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1197 = t1165 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1198 = t1166 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1199 = t1167 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1200 = t1168 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1201 = t1169 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1202 = t1170 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1203 = t1171 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1204 = t1172 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1205 = t1197 + t1198;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1206 = t1201 + t1202;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t1205 + t1206;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1208 = t1199 + t1200;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1209 = t1203 + t1204;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t1208 + t1209;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1211 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1211;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1212 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1212;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1213 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1214 = passed_2 + t1213;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1215 = t1214 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1216 = t1215 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1217 = t1216 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1218 = t10 + t1217;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1219 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1219) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1218) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1220;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1221;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1221) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1222;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1223;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1224;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1225;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1226;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1227;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1228;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1229;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1230;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1231;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1232;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1233;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1234;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1235;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1220;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1221;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1222;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1223;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1224;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1225;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1226;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1227;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1228;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1229;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1230;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1231;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1232;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1233;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1234;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1235;
                    }
                } else {
#line 294 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    #pragma unroll 1
                    for (u32 i_4 = 1u; i_4 < end_2; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1236 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1236) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1237 = passed_2 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1238 = t1237 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1239 = t1238 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1240 = t10 + t1239;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1241 = t1237 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1242 = t1241 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1240), "r"(t1242) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1243 = t677 & 7u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1244 = t1243 << 13u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1245 = smem_1 + t1244;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1246 = t1237 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1247 = t1246 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1248 = t8 + t1247;
                        const u32 t1249 = t1245 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1250 = t1248 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1251 = t1249 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1252 = (u64)t1251;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1253 = t1252 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1254 = t1250 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1255 = (u64)t1254;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1256 = t1255 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1257 = t1249 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1258 = (u64)t1257;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1259 = t1258 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1260 = t1250 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1261 = (u64)t1260;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1262 = t1261 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1263 = t1249 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1264 = (u64)t1263;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1265 = t1264 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1266 = t1250 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1267 = (u64)t1266;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1268 = t1267 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1269 = t1249 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1270 = (u64)t1269;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1271 = t1270 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1272 = t1250 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1273 = (u64)t1272;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1274 = t1273 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1253), "l"(t1256), "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1275 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1276 = passed_2 + t1275;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1277 = t1276 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1278 = t1277 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1279 = t1278 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1280 = t10 + t1279;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1281 = t1276 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1282 = t1281 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1280), "r"(t1282) : "memory");
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
                        const u32 t1283 = t1276 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1284 = t1283 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1285 = t9 + t1284;
                        const u32 t1286 = t1285 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1287 = t1286 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1288 = (u64)t1287;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1289 = t1288 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1290 = t1286 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1291 = (u64)t1290;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1292 = t1291 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1293 = t1286 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1294 = (u64)t1293;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1295 = t1294 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1296 = t1286 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1297 = (u64)t1296;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1298 = t1297 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1289), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1292), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1295), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1298) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1299 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1300 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t1299 ? 0u : t1300;
                        const u32 t1302 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1302) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1303 = passed_2 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1304 = t1303 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1305 = t1304 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1306 = t1305 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1307 = t10 + t1306;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1308 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1308) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1307) : "memory");
                        }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t1309 = t663 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1310 = t1309 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1311;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1312;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1313;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1314;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1315;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1314), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1319;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1315), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1320;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1316), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1321;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1317), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1322;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1318), "f"(s_30));
                        f32 t1323;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1319), "f"(t1320));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1324;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1321), "f"(t1322));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1325;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1323), "f"(t1324));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1326;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1326) : "f"(t1325));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1325), "f"(t1326));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1328;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1328) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1328));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        const f32 t1331 = largest_3 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t1331));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1333 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1333));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_3 = row_sum;
                        const bool t1335 = before_3 < t1310;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1336 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1337 = t1335 ? t1336 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t1337;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1338;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1339;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1340;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1341;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1342;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1338), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1343;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1339), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1344;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1340), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1345;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1341), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1346;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1342), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1347;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1343), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1348;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1344), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1349;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1345), "f"(s_32));
                        f32 t1350;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(t1346), "f"(t1347));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1351;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1348), "f"(t1349));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1352;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(t1350), "f"(t1351));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1353;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1353) : "f"(t1352));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1352), "f"(t1353));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1355;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1355) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1355));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        const f32 t1358 = largest_4 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t1358));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1360 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1360));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_4 = row_sum_2;
                        const bool t1362 = before_4 < t1310;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1363 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1364 = t1362 ? t1363 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t1364;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1365 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1367;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1367;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1368 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1370;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1370;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1371 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1373;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1373;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1374 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1374));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1376;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1376;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1377 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1379;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1379;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1380 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1380));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1382;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1382;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1383 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1385;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1386 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1386));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1388;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1388;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1389 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1389));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1391;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1391;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1392 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1392));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1394;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1394;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1395 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1397;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1397;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1398 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1400;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1400;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1401 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1403;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1403;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1404 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1406;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1406;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1407 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1410 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1412;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1412;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1413 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1414 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1415 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1416 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1417 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1418 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1419 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1420 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1421 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1423;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1423;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1424 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1426;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1426;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1427 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1429;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1429;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1430 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1430));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1432;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1432;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1433 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1435;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1435;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1436 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1438;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1438) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1438;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1439 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1442 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1442));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1444;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1445 = t1413 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1446 = t1414 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1447 = t1415 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1448 = t1416 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1449 = t1417 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1450 = t1418 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1451 = t1419 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1452 = t1420 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1453 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1455;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1455;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1456 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1456));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1458;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1458) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1458;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1459 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1461;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1461;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1462 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1462));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1464;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1464) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1464;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1465 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1467;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1467;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1468 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1470;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1470;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1471 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1473;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1473;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1474 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1474));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1476;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1476;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1477 = t1445 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1478 = t1446 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1479 = t1447 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1480 = t1448 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1481 = t1449 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1482 = t1450 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1483 = t1451 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1484 = t1452 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1485 = t1477 + t1478;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1486 = t1481 + t1482;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t1485 + t1486;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1488 = t1479 + t1480;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1489 = t1483 + t1484;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t1488 + t1489;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1491 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1491;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1492 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1492;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1493 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1494 = passed_2 + t1493;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1495 = t1494 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1496 = t1495 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1497 = t1496 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1498 = t10 + t1497;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1499 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1499) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1498) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1500 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1501 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1502 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1503 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1504 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1505 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1506 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1507 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1508 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1509 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1510 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1511 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1512 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1513 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1514 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1515 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1516 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1517 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1518 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1519 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1520 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1521 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1522 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1523 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1524 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1525 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1526 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1527 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1528 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1529 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1530 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1531 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1531;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1532;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1533;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1534;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1535;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1536;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1537;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1538;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1539;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1540;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1541;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1542;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1543;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1544;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1545;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1546;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1547;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1547;
                    }
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = t677 & 7u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1549 = t1548 + 20u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1550 = t1549 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1551 = t10 + t1550;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1552 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1552) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1551) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1553 = end_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1554 = passed_2 + t1553;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1555 = t1554 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1556 = t1555 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1557 = t1556 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1558 = t10 + t1557;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1559 = t1554 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1560 = t1559 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1558), "r"(t1560) : "memory");
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
                const u32 t1561 = t1554 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1562 = t1561 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1563 = t9 + t1562;
                const u32 t1564 = t1563 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1565 = t1564 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1566 = (u64)t1565;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1567 = t1566 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1568 = t1564 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1569 = (u64)t1568;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1570 = t1569 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1571 = t1564 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1572 = (u64)t1571;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1573 = t1572 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1574 = t1564 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1575 = (u64)t1574;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1576 = t1575 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1567), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1570), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1573), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1576) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1577 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1578 = passed_2 + t1577;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1579 = t1578 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1580 = t1579 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1581 = t1580 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1582 = t10 + t1581;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1583 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1583) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1582) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1585 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1586 = t635 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1585 + t1586;
                const bool first = t663 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 32768.0f;
                const bool doubts = !is_small;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 32768.0f;
                const bool doubts_2 = !is_small_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1593 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1593);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1595 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1596 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1597 = t1595 & t1596;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1597) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1598 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1599 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1600 = t1599 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1601 = t1598 + t1600;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1602 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1603 = t1601 + t1602;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1603), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1604 = t663 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1605 = t1604 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1605 != 0u;
                const bool t1607 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1608 = first & t1607;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1609 = t1608 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1610;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1610) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1610;
                f32 t1612;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1612) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = pair_5 + t1612;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1613;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1614;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1614) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1614;
                f32 t1616;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1616) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = pair_6 + t1616;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1617;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1618 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1619;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1618 ? 0.0f : t1619;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1621 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1621;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1622;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1623;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1624 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1624;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1625 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1625;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1626 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1626;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1627;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1628 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1628;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1629 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1629;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1630 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1630;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1631 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1631;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1632 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1632;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1633 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1633;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1634 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1634;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1635 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1635;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1636 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1636;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1637 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1638;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1638) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1637 ? 0.0f : t1638;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1640 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1640;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1641 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1641;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1642 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1642;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1643 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1643;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1644 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1644;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1645 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1645;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1646 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1646;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1647 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1647;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1648 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1648;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1649 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1649;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1650 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1650;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1651 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1651;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1652 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1652;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1653 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1653;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1654 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1654;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1655 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1655;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1656 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1656) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1657 = t677 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1658;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1659;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1660;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1661;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1662;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1663;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1664;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1665;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1666;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1667;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1668;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1669;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1670;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1671;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1672;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1673;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1674 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1675 = t635 + t1674;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1676 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1677 = t1675 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1678 = t1676 ^ t1677;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1679 = t1675 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1680 = t1678 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1681 = t1679 + t1680;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1682 = t633 + t1681;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1682), "r"(t1658), "r"(t1659), "r"(t1660), "r"(t1661) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1683 = t1681 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1684 = t633 + t1683;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1684), "r"(t1662), "r"(t1663), "r"(t1664), "r"(t1665) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1685 = t1681 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1686 = t633 + t1685;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1686), "r"(t1666), "r"(t1667), "r"(t1668), "r"(t1669) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1687 = t1681 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1688 = t633 + t1687;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1688), "r"(t1670), "r"(t1671), "r"(t1672), "r"(t1673) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1689 = t653 + t636;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1689 + t635;
                const bool t1691 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1691) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1609) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1692 = t635 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1693 = t633 + t1692;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1693), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t656) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1609) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1694 = (u64)t656;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1695 = t1694 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1696 = t1695 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1697 = lse + t1696;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1698 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1699 = t1698 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1700 = t1699 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1701 = t1697 + t1700;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1702 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1703 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1704 = t1703 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1704) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1705 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1705;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1708 = (u64)row * t1702;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1709 = t1708 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1710 = t1701 + t1709;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1711;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1712 = reference + t1711;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1712 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1714 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1715 = t1714 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1710), "f"(t1715) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1716 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1717 = first_row + t1716;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1717 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t1720 = (u64)row_2 * t1702;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1721 = t1720 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1722 = t1701 + t1721;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1723;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1724 = reference_2 + t1723;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t1724 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1726 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1727 = t1726 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1722), "f"(t1727) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t677 & 7u;
                const u32 t1729 = queries + 12u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1730 = t1729 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1731 = t10 + t1730;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1732 = t677 >> 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1733 = t1732 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1731), "r"(t1733) : "memory");
                const u32 t1734 = queries + 20u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1735 = t1734 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1736 = t10 + t1735;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1737 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1737) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1736) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1738 = end_2 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_3 = passed_2 + t1738;
                #pragma unroll 1
                for (u32 i_5 = passed_2; i_5 < last_3; i_5 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1740 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1741 = t1740 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t10 + t1741;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1743 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1744 = t1743 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1742), "r"(t1744) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1745 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = t1745 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = t1746 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t10 + t1747;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1749 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1749) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1748) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t1750 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = t1751 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1753 = t10 + t1752;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1754 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1755 = t1754 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1753), "r"(t1755) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1756 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1757 = t1756 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1758 = t1757 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1759 = t10 + t1758;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1760 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1760) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1759) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1761 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1761) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1762 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1763 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1762 ? 0u : t1763;
                    const u32 t1765 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1765) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = last_3 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = t1766 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = t10 + t1767;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = last_3 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = t1769 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1768), "r"(t1770) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = last_3 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1771 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t1772 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t10 + t1773;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1775 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1775) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1774) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = last_3 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t1777 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = t10 + t1778;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = last_3 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1780 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1779), "r"(t1781) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = last_3 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t1782 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = t1783 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = t10 + t1784;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1786 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1786) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1785) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1787 = passed_2 + end_2;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1787;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1788;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1788) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1789 = t1788 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1789) {
                const u32 t1790 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1790) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1791 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1791;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1792 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t1792) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_24 = count & 1u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1794 = t93 + 24u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1795 = slot_24 << 5u;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1796 = t1794 + t1795;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1797;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1797) : "r"(t1796) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1798;
            asm("mov.b32 %0, %1;" : "=r"(t1798) : "f"(t1797));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1799;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1799) : "r"(t1798));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1799;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1801 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1801) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1802 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1802) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
